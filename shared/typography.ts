const narrow = '\u202F';
const noBreak = '\u00A0';

/** Units of time as words, which are written with a number. */
const times = {
  en: 'seconds?|minutes?|hours?|(?:working )?days?|weeks?|months?|years?',
  fr: 'secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?',
  es: 'segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?',
} as const;

/** A number or the value of a translation, the end of its emphasis, and the unit behind it. */
const unitIn = (language: keyof typeof times): RegExp =>
  new RegExp(
    String.raw`([\d}](?:\*\*|</\w+>)?) ((?:[KkMG][Bo]|h|min|s|px)(?![\p{L}\d’])|(?:${times[language]})(?![\p{L}\d]))`,
    'gu',
  );

const units = { en: unitIn('en'), fr: unitIn('fr'), es: unitIn('es') } as const;

/** Keeps a number and its unit together: "14 days", "5 MB". */
const withUnits = (language: keyof typeof times, text: string): string =>
  text.replace(units[language], `$1${noBreak}$2`);

/** English: a no-break space before units. */
const englishSpaces = (text: string): string => withUnits('en', text);

/** French: a narrow no-break space before ; : ! ?, inside « » and between thousands; a no-break space before %, € and units. */
export const frenchSpaces = (text: string): string =>
  withUnits(
    'fr',
    text
      .replace(/[ \u00A0\u202F]+([;!?»])/g, `${narrow}$1`)
      .replace(/[ \u00A0\u202F]+:(?=[\s*_]|$)/g, `${narrow}:`)
      .replace(/«[ \u00A0\u202F]*/g, `«${narrow}`)
      .replace(/[ \u202F]+([%€])/g, `${noBreak}$1`)
      .replace(/(\d) (\d{3})(?!\d)/g, `$1${narrow}$2`),
  );

/** Spanish: a no-break space before %, € and units. */
export const spanishSpaces = (text: string): string =>
  withUnits('es', text.replace(/[ \u202F]+([%€])/g, `${noBreak}$1`));

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
  en: englishSpaces,
  fr: frenchSpaces,
  es: spanishSpaces,
};
