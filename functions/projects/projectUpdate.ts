import { isDeepStrictEqual } from 'node:util';
import { Step } from '#functions/platform/table/step.ts';
import type { Greeting } from '#shared/entities/contributionRequest.ts';
import { choicesOf } from '#shared/entities/picture.ts';
import { unitPrice } from '#shared/entities/price.ts';
import type { KnownValues } from '#shared/entities/project.ts';
import type { ProjectImage } from '#shared/entities/projectImage.ts';
import type { Spending } from '#shared/entities/showing.ts';
import { projectActions } from '#shared/lifecycle.ts';
import { divideChange } from '#shared/optionalFields.ts';
import { countries } from '#shared/settings.ts';
import type { ResolvedChange } from './edit.store.ts';
import { type ProjectRecord, projects } from './project.store.ts';
import { type ReadStats, stats } from './stats.store.ts';
import { allocateWithdrawal } from './units.ts';

interface FieldChange {
  change: ResolvedChange;
  /** Values that the change replaces. */
  known: KnownValues;
  image: ProjectImage | undefined;
  resubmit: boolean;
  at: string;
  /** An edit takes its number from the project, which must be as it was read. */
  isNumbered: boolean;
  /** The greeting that takes the place of the one before; `null` removes it. */
  greeting?: Greeting | null | undefined;
  spending?: Spending | undefined;
}

interface Amending extends FieldChange {
  counted: ReadStats;
}

/**
 * The step of an update of fields that do not depend on each other, and the updated project. They are written individually, so that
 * tabs which save different fields do not overwrite each other.
 */
export function amendFields(
  project: ProjectRecord,
  { change, known, image, resubmit, at, isNumbered, greeting, spending }: FieldChange,
) {
  const { set, removed } = divideChange(change);
  const written = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
  const changes: Partial<ProjectRecord> = {
    ...written,
    ...(change.country && { currency: countries[change.country].currency }),
    ...(image && { image }),
    ...(greeting && { greeting }),
    ...(spending && { spending }),
    ...(resubmit && { status: projectActions.resubmit.to, submittedAt: at }),
    updatedAt: at,
  };

  let step = Step.update(projects.key(project.ProjectID), changes, resubmit ? project : undefined)
    .unset(...removed, ...(greeting === null ? (['greeting'] as const) : []))
    .add({ version: 1 })
    .when('status', '=', project.status)
    .otherwise<'INVALID_PROJECT_STATE' | 'PROJECT_CHANGED'>('INVALID_PROJECT_STATE');
  // Texts that wait for a review are not part of this item; the edit has a version of its own.
  const names = namesOf(known).filter(name => change[name] !== undefined);
  if (isNumbered) step = step.when('version', '=', project.version);
  if (names.length > 0 || isNumbered) step = step.otherwise('PROJECT_CHANGED');
  for (const name of names) {
    const value = project[name];
    step = value === undefined ? step.when(name, 'absent') : step.when(name, '=', value);
  }
  if (resubmit) step = step.unset('reason', 'deniedAt');

  const amended: ProjectRecord = { ...project, ...changes, version: project.version + 1 };
  for (const name of removed) delete amended[name];
  if (greeting === null) delete amended.greeting;
  if (resubmit) {
    delete amended.reason;
    delete amended.deniedAt;
  }
  return { step, amended };
}

/**
 * Steps of an update, and the updated project. Interdependent fields (price, number of units, currency) are only written if unchanged
 * since they were read. Returns undefined if the change withdraws units that are sold or reserved.
 */
export function amendSteps(project: ProjectRecord, { counted, ...amending }: Amending) {
  const { step, amended } = amendFields(project, amending);
  if (!concernsPrice(amending.change)) return { steps: [step], amended };

  const ifPriceUnchanged = step
    .when('totalContributionBudget', '=', project.totalContributionBudget)
    .when('numberOfContributions', '=', project.numberOfContributions)
    .when('country', '=', project.country)
    .otherwise('CONCURRENT_UPDATE');
  const units = unitSteps(project, amended, counted);
  return units && { steps: [ifPriceUnchanged, ...units], amended };
}

/** Whether a project differs from the values that the author of a change had seen. */
export const hasChangedSince = (known: KnownValues, project: ProjectRecord): boolean =>
  namesOf(known).some(name => !isDeepStrictEqual(known[name] ?? undefined, seenIn(project, name)));

/** A value as the author of a change names it: pictures by their uploads and words. */
const seenIn = ({ gallery, ...project }: ProjectRecord, name: Exclude<keyof KnownValues, 'translations'>) =>
  name === 'gallery' ? gallery && choicesOf(gallery) : project[name];

/** The known fields of the project. Translations, which are stored apart, are compared by `haveTranslationsChanged`. */
const namesOf = ({ translations: _translations, ...known }: KnownValues) =>
  (Object.keys(known) as (keyof typeof known)[]) // keys of its schema
    .filter(name => known[name] !== undefined);

const concernsPrice = ({
  country,
  totalContributionBudget,
  numberOfContributions,
}: ResolvedChange): boolean =>
  country !== undefined || totalContributionBudget !== undefined || numberOfContributions !== undefined;

/** Changes of the units for a new price or number; undefined if fewer are available than are withdrawn. */
function unitSteps(before: ProjectRecord, after: ProjectRecord, { shards }: ReadStats) {
  const id = before.ProjectID;
  const difference = after.numberOfContributions - before.numberOfContributions;
  const isSamePrice = unitPrice(before) === unitPrice(after) && before.currency === after.currency;
  if (!isSamePrice) return stats.reprice(after);
  if (difference >= 0) return stats.addUnits(id, difference);
  const withdrawn = allocateWithdrawal(shards, -difference);
  return withdrawn && stats.withdrawUnits(id, withdrawn);
}
