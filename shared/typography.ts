const narrow = '\u202F';
const noBreak = '\u00A0';

/** French: a narrow no-break space before ; : ! ?, inside « » and between thousands; a no-break space before % and €. */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/[ \u00A0\u202F]+([;!?»])/g, `${narrow}$1`)
    .replace(/[ \u00A0\u202F]+:(?=\s|$)/g, `${narrow}:`)
    .replace(/«[ \u00A0\u202F]*/g, `«${narrow}`)
    .replace(/[ \u202F]+([%€])/g, `${noBreak}$1`)
    .replace(/(\d) (\d{3})(?!\d)/g, `$1${narrow}$2`);

/** Spanish: a no-break space before % and €. */
export const spanishSpaces = (text: string): string => text.replace(/[ \u202F]+([%€])/g, `${noBreak}$1`);

/** Puts the no-break spaces of a language into a text. */
export const spaces: Record<'en' | 'fr' | 'es', (text: string) => string> = {
  en: text => text,
  fr: frenchSpaces,
  es: spanishSpaces,
};
