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

/** A sign, and the character and end of its emphasis before it, which is no mark of a list, quote, heading or table in Markdown. */
const sign = String.raw`(?<=(?:[^\s*+>#|-]|\w>)[*_]{0,3})[ \u00A0\u202F]+`;
const highSigns = new RegExp(`${sign}([;!?»])`, 'g');
const colon = new RegExp(String.raw`${sign}:(?=[\s*_]|$)`, 'g');

/** A narrow no-break space before ; : ! ?, inside « » and between thousands, a no-break space before % and €, wherever a space is. */
const withSigns = (text: string): string =>
  text
    .replace(highSigns, `${narrow}$1`)
    .replace(colon, `${narrow}:`)
    .replace(/«[ \u00A0\u202F]+/g, `«${narrow}`)
    .replace(/(?<![ \u202F])[ \u202F]+([%€])/g, `${noBreak}$1`)
    .replace(/(\d) (\d{3})(?!\d)/g, `$1${narrow}$2`);

/** French: spaces before and between signs, also where « has none, and a no-break space before units. */
export const frenchSpaces = (text: string): string =>
  withUnits('fr', withSigns(text.replace(/«(?=\S)/g, `«${narrow}`)));

/** Spanish: a no-break space before %, € and units. */
export const spanishSpaces = (text: string): string =>
  withUnits('es', text.replace(/[ \u202F]+([%€])/g, `${noBreak}$1`));

/** Code and the beginnings of pictures in Markdown, and lines that look like code, whose spaces mean something. */
const verbatim = /(```[\s\S]*?```|`[^`\n]*`|!\[|^.*(?:[{}\\]|=(?<!https?:\S{0,300})).*$)/m;

/**
 * Keeps signs and units with the word or number before them in what people write, in whichever language: only French has spaces before
 * signs, and where others have typed one, no line may begin with the sign either.
 */
export const keepTogether = (text: string): string =>
  text
    .split(verbatim)
    .map((part, index) =>
      index % 2 === 1 ? part : withUnits('en', withUnits('fr', withUnits('es', withSigns(part)))),
    )
    .join('');

/** Puts the no-break spaces of a language into a text. */
export const spaces: Record<'en' | 'fr' | 'es', (text: string) => string> = {
  en: englishSpaces,
  fr: frenchSpaces,
  es: spanishSpaces,
};

/**
 * Keeps "e-mail" in one line. The hyphen stays, so that the word is found by what people type, and an invisible word joiner follows
 * it: the fonts of the site have no non-breaking hyphen.
 */
export const withWholeEmail = (text: string): string => text.replace(/\b(e-)(?=mails?\b)/gi, '$1\u2060');
