import { refuse } from '#functions/platform/refusal.ts';
import { check } from '#shared/contracts/validation.ts';
import { todayOf } from '#shared/days.ts';
import { ProposalChange } from '#shared/entities/project.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { fieldsOverBudget, plannedFields, problemOverBudget } from '#shared/overBudget.ts';
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

  const wrongBudget = validateBudget(project, change, { edited, resubmit });
  if (wrongBudget) return wrongBudget;

  const currency = country ? countries[country].currency : project.currency;
  const mayHaveMoney =
    isActionAllowed(projectActions.acceptPayments, project.status) || project.approvedAt !== undefined;
  return currency !== project.currency && mayHaveMoney ? refuse('INVALID_AMOUNT') : undefined;
}

/** Refuses a budget that what is planned within it exceeds, whichever of them changes. */
function validateBudget(
  project: ProjectRecord,
  change: ProposalChange,
  { edited, resubmit }: { edited: ProjectRecord; resubmit: boolean },
) {
  const { budget = project.budget } = change;
  const { budgetLines = edited.budgetLines, milestones = edited.milestones } = change;
  const changed = plannedFields.filter(name => change.budget !== undefined || change[name] || resubmit);
  const [over] = fieldsOverBudget({ budget, budgetLines, milestones }).filter(name => changed.includes(name));
  if (!over) return undefined;
  const path = change[over] ? `change.${over}` : 'change.budget';
  return refuse('VALIDATION_FAILED', { fields: [{ path, i18nID: problemOverBudget[over], params: {} }] });
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
