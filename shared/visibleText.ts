import { keepTogether } from './typography.ts';

/**
 * Blanks, controls, characters that Unicode has fonts leave out, private and no characters, marks without a letter, and what is
 * drawn blank: the braille pattern without dots, the place of an object, and the note without a head.
 */
const nothing =
  /^[\s\p{Cc}\p{Cf}\p{Co}\p{M}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]*$/u;

/** Whether a text shows nothing to its readers. */
export const showsNothing = (text: string): boolean => nothing.test(text);

/** A text of a person as it is stored: empty if it shows nothing, without blanks around it, with the no-break spaces of `keepTogether`. */
export const tidyText = (text: string): string => (showsNothing(text) ? '' : keepTogether(text.trim()));
