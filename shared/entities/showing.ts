import * as z from 'zod/mini';
import { integerNumber, text } from '../fields.ts';
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

/** What the budget of a project is for, in the order in which it is shown. What is left of the budget is not planned yet. */
export const BudgetLines = z.array(BudgetLine).check(z.minLength(1), z.maxLength(showing.budgetLines.most));
export type BudgetLines = z.infer<typeof BudgetLines>;

/** Sum of the lines of a budget, in minor units. */
export const plannedOf = (lines: BudgetLines | null | undefined): number =>
  (lines ?? []).reduce((sum, { amount }) => sum + amount, 0);

/** Refuses lines that amount to more than the budget, where both are known. */
export const refuseOverspending = z.refine<{
  budget?: number | undefined;
  budgetLines?: BudgetLines | null | undefined;
}>(({ budget, budgetLines }) => budget === undefined || plannedOf(budgetLines) <= budget, {
  error: 'validation.lines_over_budget',
  path: ['budgetLines'],
});
