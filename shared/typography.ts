const narrow = '\u202F';
const noBreak = '\u00A0';

/** A number, or the value of a translation, and the unit behind it, which stay together. */
const unit = /(\d|\}\}) ((?:[KkMG][Bo]|h|min|s|px)(?![\p{L}\d’]))/gu;

/** French: a narrow no-break space before ; : ! ?, inside « » and between thousands; a no-break space before %, € and units. */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/[ \u00A0\u202F]+([;!?»])/g, `${narrow}$1`)
    .replace(/[ \u00A0\u202F]+:(?=[\s*_]|$)/g, `${narrow}:`)
    .replace(/«[ \u00A0\u202F]*/g, `«${narrow}`)
    .replace(/[ \u202F]+([%€])/g, `${noBreak}$1`)
    .replace(/(\d) (\d{3})(?!\d)/g, `$1${narrow}$2`)
    .replace(unit, `$1${noBreak}$2`);

/** Spanish: a no-break space before %, € and units. */
export const spanishSpaces = (text: string): string =>
  text.replace(/[ \u202F]+([%€])/g, `${noBreak}$1`).replace(unit, `$1${noBreak}$2`);

/** Code and the beginnings of pictures in Markdown, whose spaces mean something. */
const verbatim = /(```[\s\S]*?```|`[^`\n]*`|!\[)/;

/** Puts the no-break spaces of a language into the text of Markdown, not into code. */
export const markdownSpaces = (language: 'en' | 'fr' | 'es', markdown: string): string =>
  markdown
    .split(verbatim)
    .map((part, place) => (place % 2 === 1 ? part : spaces[language](part)))
    .join('');

/** Puts the no-break spaces of a language into a text. */
export const spaces: Record<'en' | 'fr' | 'es', (text: string) => string> = {
  en: text => text,
  fr: frenchSpaces,
  es: spanishSpaces,
};
