import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { Pictures } from './picture.ts';
import { ProjectImage } from './projectImage.ts';
import { BudgetLines, Faq, Milestones } from './showing.ts';
import { EditedTranslations } from './translation.ts';

/** Texts and pictures of a public project that an edit changes; `null` removes a field that a project may lack. */
export const EditChanges = z.partial(
  z.object({
    name: z.string(),
    shortName: z.string(),
    description: z.string(),
    details: z.string(),
    videoUrl: z.nullable(z.string()),
    prototypeUrl: z.nullable(z.string()),
    faq: z.nullable(Faq),
    budgetLines: z.nullable(BudgetLines),
    milestones: z.nullable(Milestones),
    gallery: z.nullable(Pictures),
    image: ProjectImage,
    translations: EditedTranslations,
  }),
);
export type EditChanges = z.infer<typeof EditChanges>;

/** An edit of a public project that has not taken effect. */
export const PendingEdit = z.object({
  changes: EditChanges,
  /** Time of its last change. */
  submittedAt: Instant,
  /** Names this state of the edit in the answer to it. */
  version: z.int(),
  /** An administrator's reason for denying it; absent while it waits for its review. */
  reason: z.optional(z.string()),
});
export type PendingEdit = z.infer<typeof PendingEdit>;
