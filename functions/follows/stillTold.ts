import { isBlockedBy, relationships } from '#functions/contacts/relationship.store.ts';
import type { StoredNotification } from '#functions/notifications/notification.store.ts';
import type { Table } from '#functions/platform/table.ts';
import { progressEntries, type StoredProgressEntry } from '#functions/progress/progressEntry.store.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { prospects, type StoredProspect } from '#functions/projects/prospect.store.ts';
import type { UserID } from '#shared/ids.ts';
import { isPublic, type ProjectState } from '#shared/lifecycle.ts';
import type { News } from './followerNews.store.ts';

/** States without which news of a move is no longer true. */
const states: Partial<Record<StoredNotification['kind'], ProjectState>> = {
  followedHalted: 'halted',
  followedResumed: 'in-development',
  followedCompleted: 'completed',
};

type Told = Pick<News, 'ProjectID' | 'ProgressEntryID' | 'ProspectID'>;

/** Keys of the items of which news tells. */
export const toldPlan = ({ ProjectID, ProgressEntryID, ProspectID }: Told) => ({
  project: projects.key(ProjectID),
  entry: ProgressEntryID && progressEntries.key(ProjectID, ProgressEntryID),
  role: ProspectID && prospects.key(ProjectID, ProspectID),
});

interface Found {
  project: ProjectRecord | undefined;
  entry: StoredProgressEntry | undefined;
  role: StoredProspect | undefined;
}

/** Whether news may be told: its project is public, and it has neither been deleted nor hidden nor overtaken. */
export function isStillTrue(
  news: Told & Pick<StoredNotification, 'kind'>,
  { project, entry, role }: Found,
): boolean {
  if (!project || !isPublic(project)) return false;
  if (news.ProgressEntryID && (!entry || entry.hidden)) return false;
  if (news.ProspectID && (!role || role.PersonFoundID)) return false;
  const state = states[news.kind];
  return state === undefined || project.status === state;
}

/** Returns those of some news that may still be told to a reader. Cost: at most 2 DynamoDB requests, half a unit per item. */
export const makeStillTold =
  ({ table }: { table: Pick<Table, 'batchGetEventually'> }) =>
  async (reader: UserID, news: readonly StoredNotification[]): Promise<StoredNotification[]> => {
    const told = news.flatMap(one => (one.ofProject ? [{ ...one.ofProject, one }] : []));
    if (told.length === 0) return [];
    const plans = told.map(toldPlan);
    const [found, entries, roles] = await Promise.all([
      table.batchGetEventually(...plans.map(({ project }) => project)),
      table.batchGetEventually(...plans.flatMap(({ entry }) => entry ?? [])),
      table.batchGetEventually(...plans.flatMap(({ role }) => role ?? [])),
    ]);
    const owners = [...new Set(found.flatMap(project => project?.OwnerUserID ?? []))].filter(
      id => id !== reader,
    );
    const known = await table.batchGetEventually(...owners.map(owner => relationships.key(reader, owner)));
    const blocked = new Set(
      owners.filter((owner, at) => isBlockedBy(known[at], owner) || isBlockedBy(known[at], reader)),
    );
    const entryOf = new Map(entries.flatMap(one => (one ? [[one.ProgressEntryID, one] as const] : [])));
    const roleOf = new Map(roles.flatMap(one => (one ? [[one.ProspectID, one] as const] : [])));
    return told.flatMap(({ one, ...ids }, index) => {
      const project = found[index];
      const entry = ids.ProgressEntryID && entryOf.get(ids.ProgressEntryID);
      const role = ids.ProspectID && roleOf.get(ids.ProspectID);
      const isTold = isStillTrue({ ...ids, kind: one.kind }, { project, entry, role });
      return isTold && project && !blocked.has(project.OwnerUserID) ? [one] : [];
    });
  };
