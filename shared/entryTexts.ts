import type { Faq } from './entities/showing.ts';

/** Questions and answers as one text, in which versions are compared. */
export const textOfFaq = (faq: Faq | null | undefined): string =>
  (faq ?? []).map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');
