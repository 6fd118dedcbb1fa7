/** Letters that are written from right to left: Hebrew, Arabic, Syriac, Thaana, N’Ko and others. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text within another one, such as a name in a sentence: isolated if its direction may differ, as `<bdi>` does in HTML. */
export const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);
