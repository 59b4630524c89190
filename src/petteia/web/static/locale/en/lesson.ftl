# The words of guided games.

lesson-title = The words of a guided game
lesson-progress = Step { $number } of { $of }
lesson-tip = Tip
lesson-leave = Leave the guided game
lesson-left = You go on without explanations. The menu brings them back.
lesson-back = Back
lesson-next = Next
lesson-do = Do it for me
lesson-keys-next = Guided game: next
lesson-keys-back = Guided game: back
lesson-own-way = You chose your own way, and that is fine: tips will follow where they fit. “Back” returns you to the guided game.
