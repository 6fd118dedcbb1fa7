/** Text that is HTML already. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** What a template may hold; false, null and undefined show nothing. */
export type Part = string | number | null | undefined | false | Html | Part[];

/** HTML from a template; every value that is not HTML itself is escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((result, text, at) => result + render(parts[at - 1]) + text));
}

function render(part: Part): string {
  if (part instanceof Html) return part.source;
  if (Array.isArray(part)) return part.map(render).join('');
  if (part === null || part === undefined || part === false) return '';
  return String(part).replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
