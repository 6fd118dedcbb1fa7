/** Blanks, controls, characters that Unicode has fonts leave out, and the braille pattern without dots. */
const nothing = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing to its readers. */
export const showsNothing = (text: string): boolean => nothing.test(text);

/** A text without blanks around it; empty if it shows nothing. */
export const trimText = (text: string): string => (showsNothing(text) ? '' : text.trim());
