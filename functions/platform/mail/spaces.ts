const narrow = '\u202F';
const noBreak = '\u00A0';

/** Spaces that French and Spanish do not break at: before ; : ! ? and inside « » narrow ones, before % and €. */
export const spaces = {
  en: (words: string): string => words,
  fr: (words: string): string =>
    words
      .replace(/ +([;:!?»])/g, `${narrow}$1`)
      .replace(/« */g, `«${narrow}`)
      .replace(/ +([%€])/g, `${noBreak}$1`),
  es: (words: string): string => words.replace(/ +([%€])/g, `${noBreak}$1`),
};
