const NARROW = '\u202F';
const NO_BREAK = '\u00A0';

/** A narrow no-break space before ; : ! ? and inside « », a no-break space before % and €. */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/[ \u00A0\u202F]+([;!?»])/g, `${NARROW}$1`)
    .replace(/[ \u00A0\u202F]+:(?=\s|$)/g, `${NARROW}:`)
    .replace(/«[ \u00A0\u202F]*/g, `«${NARROW}`)
    .replace(/[ \u202F]+([%€])/g, `${NO_BREAK}$1`)
    .replace(/(\d) (\d{3})(?!\d)/g, `$1${NARROW}$2`);

/** A no-break space before % and €. */
export const spanishSpaces = (text: string): string => text.replace(/[ \u202F]+([%€])/g, `${NO_BREAK}$1`);
