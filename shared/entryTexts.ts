import type { PictureChoice } from './entities/picture.ts';
import type { BudgetLines, Faq, Milestones } from './entities/showing.ts';

/** Questions and answers as one text, in which versions are compared. */
export const textOfFaq = (faq: Faq | null | undefined): string =>
  (faq ?? []).map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');

/** Purposes of the lines of a budget as one text. */
export const purposesOf = (lines: BudgetLines | null | undefined): string =>
  (lines ?? []).map(({ purpose }) => purpose).join('\n');

/** Names of the milestones of a project as one text. */
export const namesOfMilestones = (milestones: Milestones | null | undefined): string =>
  (milestones ?? []).map(({ name }) => name).join('\n');

/** The words about pictures as one text. */
export const textOfPictures = (
  pictures: readonly Pick<PictureChoice, 'alt' | 'caption'>[] | null | undefined,
): string => (pictures ?? []).map(({ alt, caption }) => (caption ? `${alt}\n${caption}` : alt)).join('\n\n');
