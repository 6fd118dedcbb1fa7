import { check } from '#shared/contracts/validation.ts';
import type { KnownValues, ProposalChange } from '#shared/entities/project.ts';
import { ProposalChange as ChangeSchema, KnownValues as KnownSchema } from '#shared/entities/project.ts';
import { plannedFields, problemOverBudget } from '#shared/overBudget.ts';
import { fieldAt, type Problems } from '#web/domain/project/form/problems.ts';
import { type ProposalValues, toProposal } from '#web/domain/project/form/values.ts';
import type { Language } from '#web/i18n/languages.ts';

const PRICE = ['totalContributionBudget', 'numberOfContributions'] as const;

/** The changed fields that can be saved, without those that have a problem. Total and number of points are included together or not at all. */
export function changeOf(
  saved: ProposalValues,
  values: ProposalValues,
  problems: Problems,
  lang: Language,
): ProposalChange | undefined {
  const before: Record<string, unknown> = toProposal(saved, lang);
  const now: Record<string, unknown> = toProposal(values, lang);
  const isWrong = (name: string) => {
    const at = fieldAt(name, values);
    return at !== undefined && problems.has(at);
  };
  const isPriceWrong = PRICE.some(isWrong);
  // A budget below its lines or milestones is saved once they fit.
  const isBudgetShort = plannedFields.some(name => problems.get(name)?.i18nID === problemOverBudget[name]);

  const changed = Object.keys(now).filter(name => {
    const isPrice = PRICE.some(one => one === name);
    if (isBudgetShort && (isPrice || name === 'budget')) return false;
    return (
      JSON.stringify(now[name]) !== JSON.stringify(before[name]) && !(isPrice ? isPriceWrong : isWrong(name))
    );
  });
  if (changed.length === 0) return undefined;

  const names = changed.some(name => PRICE.some(one => one === name)) ? [...changed, ...PRICE] : changed;
  const { value } = check(ChangeSchema, Object.fromEntries(names.map(name => [name, now[name]])));
  return value;
}

/** Whether two sets of values mean the same proposal, however numbers were typed. */
export const isSame = (saved: ProposalValues, values: ProposalValues, lang: Language): boolean =>
  JSON.stringify(toProposal(saved, lang)) === JSON.stringify(toProposal(values, lang));

/** The values that a change replaces, for the server to compare with the stored ones. */
export function knownOf(
  change: ProposalChange,
  before: ProposalValues,
  lang: Language,
): KnownValues | undefined {
  const values: Record<string, unknown> = toProposal(before, lang);
  const names = Object.keys(change).filter(name => name !== 'image');
  return check(KnownSchema, Object.fromEntries(names.map(name => [name, values[name]]))).value;
}
