import { plannedOf } from './plannedOf.ts';

type Amounts = readonly { amount: number }[] | null | undefined;

/** The budget of a project and what is planned within it, in minor units; what is not known is absent. */
export interface Planned {
  budget?: number | undefined;
  budgetLines?: Amounts;
  milestones?: Amounts;
}

/** Fields whose amounts the budget has to reach. */
export const plannedFields = ['budgetLines', 'milestones'] as const;
export type PlannedField = (typeof plannedFields)[number];

/** The smallest budget for each of them: the lines add up, and a milestone lies within the budget. */
const leastBudget: Record<PlannedField, (amounts: Amounts) => number> = {
  budgetLines: plannedOf,
  milestones: amounts => Math.max(0, ...(amounts ?? []).map(({ amount }) => amount)),
};

/** Key of the message about each. */
export const problemOverBudget = {
  budgetLines: 'validation.lines_over_budget',
  milestones: 'validation.milestones_over_budget',
} as const satisfies Record<PlannedField, string>;

/** The fields for which the budget is too small; none while it is not known. */
export const fieldsOverBudget = ({ budget, ...planned }: Planned): PlannedField[] =>
  plannedFields.filter(field => budget !== undefined && leastBudget[field](planned[field]) > budget);
