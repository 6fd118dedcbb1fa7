import * as z from 'zod/mini';
import { Instant, integerNumber, text } from '../fields.ts';
import { plannedOf } from '../plannedOf.ts';
import { project } from '../settings.ts';
import { showing } from '../showing.ts';

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

/** Refuses lines that amount to more than the budget, where both are known. */
export const refuseOverspending = z.refine<{
  budget?: number | undefined;
  budgetLines?: BudgetLines | null | undefined;
}>(({ budget, budgetLines }) => budget === undefined || plannedOf(budgetLines) <= budget, {
  error: 'validation.lines_over_budget',
  path: ['budgetLines'],
});

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
