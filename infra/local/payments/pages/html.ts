/** Escaped HTML. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** Value of a template. `false`, `null` and `undefined` render nothing. */
export type Part = string | number | null | undefined | false | Html | Part[];

/** Builds HTML from a template. Values that are not `Html` are escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((result, text, at) => result + render(parts[at - 1]) + text));
}

function render(part: Part): string {
  if (part instanceof Html) return part.source;
  if (Array.isArray(part)) return part.map(render).join('');
  if (part === null || part === undefined || part === false) return '';
  return String(part).replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
