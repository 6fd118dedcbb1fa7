import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { showing } from '../showing.ts';

const FaqEntry = z.object({ question: text(showing.faq.question), answer: text(showing.faq.answer) });

/** Questions that people ask about a project, and its owner's answers, which are plain text. */
export const Faq = z.array(FaqEntry).check(z.minLength(1), z.maxLength(showing.faq.most));
export type Faq = z.infer<typeof Faq>;
