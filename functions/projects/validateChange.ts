import { refuse } from '#functions/platform/refusal.ts';
import { check } from '#shared/contracts/validation.ts';
import { todayOf } from '#shared/days.ts';
import { ProposalChange } from '#shared/entities/project.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { plannedOf } from '#shared/plannedOf.ts';
import { countries } from '#shared/settings.ts';
import type { ProjectRecord } from './project.store.ts';
import { validateEndDate } from './validateEndDate.ts';

/** Refuses changes that are invalid in combination with unchanged fields; `edited` has those that wait for a review. */
export function validateChange(
  project: ProjectRecord,
  change: ProposalChange,
  { edited, now, resubmit }: { edited: ProjectRecord; now: string; resubmit: boolean },
) {
  const { country, endDate } = change;
  const wrongDate =
    endDate !== undefined &&
    endDate !== project.endDate &&
    validateEndDate(endDate, todayOf(project, now), 'change.endDate');
  if (wrongDate) return wrongDate;

  const changesPrice =
    change.totalContributionBudget !== undefined || change.numberOfContributions !== undefined;
  const wrongPrice = (changesPrice || resubmit) && validatePrice(project, change);
  if (wrongPrice) return wrongPrice;

  if (change.budget !== undefined || change.budgetLines || resubmit) {
    const { budget = project.budget, budgetLines = edited.budgetLines } = change;
    if (plannedOf(budgetLines) > budget) {
      const path = change.budgetLines ? 'change.budgetLines' : 'change.budget';
      return refuse('VALIDATION_FAILED', {
        fields: [{ path, i18nID: 'validation.lines_over_budget', params: {} }],
      });
    }
  }

  const currency = country ? countries[country].currency : project.currency;
  const mayHaveMoney =
    isActionAllowed(projectActions.acceptPayments, project.status) || project.approvedAt !== undefined;
  return currency !== project.currency && mayHaveMoney ? refuse('INVALID_AMOUNT') : undefined;
}

/** Refuses a price that no payer can pay. Older projects keep theirs while other fields change. */
function validatePrice(project: ProjectRecord, change: ProposalChange) {
  const { totalContributionBudget = project.totalContributionBudget } = change;
  const { numberOfContributions = project.numberOfContributions } = change;
  const { fields } = check(ProposalChange, { totalContributionBudget, numberOfContributions });
  return fields
    ? refuse('VALIDATION_FAILED', {
        fields: fields.map(field => ({ ...field, path: `change.${field.path}` })),
      })
    : undefined;
}
