import * as z from 'zod/mini';
import { Instant, integerNumber, text } from '../fields.ts';
import { fieldsOverBudget, type Planned, plannedFields, problemOverBudget } from '../overBudget.ts';
import { project } from '../settings.ts';
import { showing } from '../showing.ts';
import { stoneName, stones } from '../stones.ts';

const FaqEntry = z.object({ question: text(showing.faq.question), answer: text(showing.faq.answer) });

/** Questions that people ask about a project, and its owner's answers, which are plain text. */
export const Faq = z.array(FaqEntry).check(z.minLength(1), z.maxLength(showing.faq.most));
export type Faq = z.infer<typeof Faq>;

const BudgetLine = z.object({
  purpose: text(showing.budgetLines.purpose),
  /** Minor units of the project's currency. */
  amount: integerNumber({ min: 1, max: project.budget.max }),
});

/** Purposes of the budget of a project, in the order in which it is shown. What is left of the budget is not planned yet. */
export const BudgetLines = z.array(BudgetLine).check(z.minLength(1), z.maxLength(showing.budgetLines.most));
export type BudgetLines = z.infer<typeof BudgetLines>;

const Milestone = z.object({
  /** The things that become possible at the amount, in a few words. */
  name: text(showing.milestones.name),
  /** Minor units of the project's currency. */
  amount: integerNumber({ min: 1, max: project.budget.max }),
});

/** Milestones of an owner's own, each at a higher amount than the one before. They lie anywhere between the stones of the budget. */
export const Milestones = z.array(Milestone).check(
  z.minLength(1),
  z.maxLength(showing.milestones.most),
  z.refine(
    milestones => milestones.every(({ amount }, index) => amount > (milestones[index - 1]?.amount ?? 0)),
    {
      error: 'validation.milestones_order',
    },
  ),
);
export type Milestones = z.infer<typeof Milestones>;

/** Refuses lines and milestones for which the budget is too small, where both are known. */
export const refuseOverspending = plannedFields.map(field =>
  z.refine<Planned>(planned => !fieldsOverBudget(planned).includes(field), {
    error: problemOverBudget[field],
    path: [field],
  }),
);

/** Amounts that have been spent for each purpose, in minor units. */
export const SpentLines = z
  .array(
    z.object({
      purpose: text(showing.budgetLines.purpose),
      spent: integerNumber({ min: 0, max: project.budget.max }),
    }),
  )
  .check(z.minLength(1), z.maxLength(showing.budgetLines.most));
export type SpentLines = z.infer<typeof SpentLines>;

/** An owner's report of what has been spent, and its time. Purposes that it names need not be in the budget any more. */
export const Spending = z.object({ reportedAt: Instant, lines: SpentLines });
export type Spending = z.infer<typeof Spending>;

/** The owner's names for the stones of the budget, first stone first; an empty name stands for the usual one. */
export const StoneNames = z.array(text(stoneName)).check(z.length(stones));
