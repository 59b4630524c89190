// The little of Fluent's types the page needs; kept by hand.
export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(locale: string, options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  getMessage(key: string): { value: unknown; attributes: Record<string, unknown> } | undefined;
  formatPattern(pattern: any, facts?: Record<string, string | number> | null, errors?: Error[]): string;
}
