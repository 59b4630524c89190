### What the shell needs of Thebai.

thebai = Thebai
thebai-about = Build the city of seven gates, and hold it against the Seven
thebai-round-of = Round { $round } of { $rounds }
