import { keepTogether } from './typography.ts';

/** Blanks, controls, characters that Unicode has fonts leave out, and the braille pattern without dots. */
const nothing = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing to its readers. */
export const showsNothing = (text: string): boolean => nothing.test(text);

/** A text of a person as it is stored: empty if it shows nothing, without blanks around it, with the no-break spaces of `keepTogether`. */
export const tidyText = (text: string): string => (showsNothing(text) ? '' : keepTogether(text.trim()));
