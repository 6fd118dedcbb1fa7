import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import type { ProjectCount } from '#functions/projects/projectCount.store.ts';
import {
  changedProspect,
  maxProspects,
  type ProspectCount,
  prospectSteps,
  prospects,
  prospectsOf,
  type StoredProspect,
  withClosing,
} from '#functions/projects/prospect.store.ts';
import { refuseOwnLanguage } from '#functions/projects/refuseOwnLanguage.ts';
import { validateApplyBy } from '#functions/projects/validateApplyBy.ts';
import { todayOf } from '#shared/days.ts';
import type { ProspectChange } from '#shared/entities/prospect.ts';
import type { ProjectID, ProspectID } from '#shared/ids.ts';
import { plans } from '#shared/plans.ts';
import { requireWritableProject } from './requireWritableProject.ts';
import { toProspect } from './toProspect.ts';

interface Changes {
  project: ProjectRecord | undefined;
  /** The roles of `items`, as stored. */
  prospects: readonly (StoredProspect | undefined)[];
  /** `path` is where a change stands in the body. */
  items: readonly { ProspectID: ProspectID; change: ProspectChange; path: string }[];
  caller: Caller;
  /** Number of roles of the project. */
  counted: ProspectCount | undefined;
  /** Number of open projects of the caller. */
  owned: ProjectCount | undefined;
}

/** Changes unfilled roles in one transaction and returns them in the order in which they were first named. */
export async function changeProspects(
  { table, now }: Deps,
  { project: loaded, prospects: found, items, caller, counted, owned }: Changes,
) {
  const project = await requireWritableProject(table, loaded, caller, owned);
  if (isRefusal(project)) return project;

  const changes = new Map<ProspectID, ProspectChange>();
  for (const { ProspectID, change } of items)
    changes.set(ProspectID, { ...changes.get(ProspectID), ...given(change) });
  const stored = new Map(found.flatMap(role => (role ? [[role.ProspectID, role] as const] : [])));
  if (stored.size < changes.size) return refuse('PROSPECT_NOT_FOUND');
  const today = todayOf(project, now());
  for (const { ProspectID, change, path } of items) {
    const isKept = change.applyBy === stored.get(ProspectID)?.applyBy; // a day that has passed stays until it is changed
    const wrongDay = isKept ? undefined : validateApplyBy(change.applyBy, today, `${path}applyBy`);
    const wrong = wrongDay ?? refuseOwnLanguage(change.translates, project, `${path}translates`);
    if (wrong) return wrong;
  }
  const beyond = await rolesBeyondPlan(table, project.ProjectID, caller, counted);
  if ([...changes.keys()].some(id => beyond.has(id))) return refuse('PLAN_EXCEEDED');

  const changesOf = (id: ProspectID) => withClosing(changes.get(id) ?? {}, project);
  const refused = await table.transact(
    ...[...changes.keys()].map(id => prospectSteps.change(project.ProjectID, id, changesOf(id))),
  );
  return (
    refused ??
    [...stored.values()].map(role =>
      toProspect(changedProspect(role, changesOf(role.ProspectID)), project.shortName),
    )
  );
}

/** The roles of a project beyond the caller's plan, after a change to a smaller one: those that were added last. */
async function rolesBeyondPlan(
  table: Pick<Table, 'query'>,
  id: ProjectID,
  { planTypeId }: Caller,
  counted: ProspectCount | undefined,
): Promise<ReadonlySet<ProspectID>> {
  const most = plans[planTypeId].prospectsPerProject;
  if ((counted?.count ?? 0) <= most) return new Set();
  const { items } = await table.query(prospects, { ...prospectsOf(id), limit: maxProspects });
  return new Set(items.slice(most).map(({ ProspectID }) => ProspectID));
}

const given = (change: ProspectChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
