import { check, type FieldError } from '#shared/contracts/validation.ts';
import { Proposal } from '#shared/entities/project.ts';
import type { Language } from '#web/i18n/languages.ts';
import {
  endDateBounds,
  type FieldName,
  type ProposalValues,
  toProposal,
  unreadableNumbers,
} from './values.ts';

export type Problems = ReadonlyMap<FieldName, FieldError>;

/** Fields of the form whose name differs from the contract's. */
const SHOWN_AT: Record<string, FieldName> = { totalContributionBudget: 'pointsBudget', image: 'picture' };

/**
 * Reasons why the values cannot be sent on a day of the project: one problem per field. An end date that the project already has
 * is valid. The roles are checked separately.
 */
export function problemsOf(
  values: ProposalValues,
  lang: Language,
  { today, endDate }: { today: string; endDate?: string },
): Problems {
  const { fields = [] } = check(Proposal, { ...toProposal(values, lang), rolesNeeded: 1 });
  const problems = new Map<FieldName, FieldError>();
  for (const field of fields) {
    const name = fieldAt(field.path, values);
    if (name && !problems.has(name)) problems.set(name, field);
  }

  // The contract has a default for the team's share, so that it does not miss one that cannot be read.
  for (const name of unreadableNumbers(values, lang))
    problems.set(name, { path: name, i18nID: 'validation.invalid', params: {} });

  const { min, max } = endDateBounds(today);
  const isNew = values.endDate !== endDate;
  if (isNew && (values.endDate < min || values.endDate > max))
    problems.set('endDate', { path: 'endDate', i18nID: 'validation.end_date', params: {} });
  return problems;
}

/** The problems as field errors at the names of the form. */
export const errorsOf = (problems: Problems): FieldError[] =>
  [...problems].map(([name, problem]) => ({ ...problem, path: name }));

/** Maps a path of the contract (`proposal.image.UploadID`, `change.name`) to a field of the form. */
export function fieldAt(path: string, values: ProposalValues): FieldName | undefined {
  const first = path.replace(/^(proposal|change)\./, '').split('.')[0] ?? '';
  const name = SHOWN_AT[first] ?? first;
  // An empty field takes its value from another one, so the error belongs there.
  if (name === 'pointsBudget' && !values.pointsBudget.trim()) return 'budget';
  if (name === 'shortName' && !values.shortName.trim()) return 'name';
  return isFieldName(name, values) ? name : undefined;
}

const isFieldName = (name: string, values: ProposalValues): name is FieldName => Object.hasOwn(values, name);

/** The four parts of the form with their fields. */
export const PARTS = {
  idea: ['name', 'shortName', 'description', 'details', 'language', 'country', 'faq'],
  work: ['progress', 'endDate'],
  money: [
    'budget',
    'pointsBudget',
    'numberOfContributions',
    'contributionName',
    'contributorsPart',
    'budgetLines',
    'milestones',
  ],
  picture: ['picture', 'focus', 'gallery', 'videoUrl', 'prototypeUrl'],
} as const satisfies Record<string, readonly FieldName[]>;
export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as Part[]; // the keys of a constant object

/** Complete parts; `work` also needs at least one role. */
export const completeParts = (problems: Problems, roles: number): Part[] =>
  PART_NAMES.filter(part => !PARTS[part].some(name => problems.has(name)) && (part !== 'work' || roles > 0));
