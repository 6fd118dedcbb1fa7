import { isDeepStrictEqual } from 'node:util';
import type { StoredUser } from '#functions/authors/author.store.ts';
import { personLabels, savePersonLabels } from '#functions/authors/personLabels.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { members, type StoredMember } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { endLabel, grantIfReady, readPeople } from './changeLabel.ts';
import { areConsentsOpen, labelSteps, recruitLabels, type StoredLabel } from './recruitLabel.store.ts';
import { entryKeysOf, teamEntries, toTeamEntry } from './teamEntry.store.ts';
import { hasPoints } from './toRecruitLabel.ts';

/**
 * Brings the list of teams and the labels of each person in line with a label as it is. Ends the label if a member lost
 * their account before it was among their labels, or left the team while it was being asked for. Independent of the
 * order of changes.
 */
export const syncRecruitLabel: Projection<StoredLabel> = async ({ before, after }, deps) => {
  const known = after ?? before;
  if (!known) return;
  const { ProjectID, people } = known;
  await syncTeamEntries(deps, ProjectID, [before, after]);
  for (const { UserID } of people) await syncPersonLabels(deps, UserID, ProjectID);

  if (!areConsentsOpen(known)) return;
  const users = await readPeople(deps.table, known);
  for (const user of users) {
    const because = user && lossOf(user);
    if (because) await endLabel(deps, ProjectID, user.UserID, because);
  }
  const [project, ...team] = await deps.table.batchGet(
    projects.key(ProjectID),
    ...people.map(({ UserID }) => members.key(ProjectID, UserID)),
  );
  for (const [place, { UserID }] of people.entries())
    if (project && project.OwnerUserID !== UserID && !team[place])
      await endLabel(deps, ProjectID, UserID, 'left');
};

/** Keeps the entries of a granted label in the lists, and no others. */
async function syncTeamEntries(
  { table }: Deps,
  ProjectID: ProjectID,
  versions: readonly (StoredLabel | undefined)[],
): Promise<void> {
  const known = versions.flatMap(entryKeysOf);
  if (known.length === 0) return;
  for (;;) {
    const label = await table.get(recruitLabels.key(ProjectID));
    const wanted = entryKeysOf(label);
    const staying = new Set(wanted.map(({ pk, sk }) => `${pk} ${sk}`));
    const leaving = new Map(
      known.map(key => [`${key.pk} ${key.sk}`, key] as const).filter(([place]) => !staying.has(place)),
    );
    const refused = await table.transact(
      label ? labelSteps.unchanged(label) : undefined,
      ...[...leaving.values()].map(key => Step.remove(teamEntries.key(key))),
      ...(label ? wanted.map(key => Step.put(teamEntries.key(key), toTeamEntry(label))) : []),
    );
    if (!refused) return;
  }
}

/** Brings a project in the labels of a person in line with the project's label. */
async function syncPersonLabels({ table, newId }: Deps, UserID: UserID, ProjectID: ProjectID): Promise<void> {
  for (;;) {
    const [known, label] = await table.batchGet(personLabels.key(UserID), recruitLabels.key(ProjectID));
    const others = (known?.labels ?? []).filter(one => one.ProjectID !== ProjectID);
    const own =
      label && areConsentsOpen(label)
        ? [{ ProjectID, shortName: label.shortName, granted: label.status === 'granted' }]
        : [];
    const labels = [...others, ...own];
    if (isDeepStrictEqual(labels, known?.labels ?? [])) return;
    if (!(await table.write(savePersonLabels(UserID, known, { labels, revision: newId() })))) return;
  }
}

/** Reason why a person can no longer belong to a team for hire; undefined if they can. */
const lossOf = ({ status }: StoredUser) => (status === 'banned' || status === 'deleted' ? status : undefined);

/** Ends the labels of the teams of a person who is banned or has deleted their account. */
export const endLabelsOfPerson: Projection<StoredUser> = async ({ before, after }, deps) => {
  const because = after && lossOf(after);
  if (!because || before?.status === after.status) return;
  const known = await deps.table.get(personLabels.key(after.UserID));
  for (const { ProjectID } of known?.labels ?? []) await endLabel(deps, ProjectID, after.UserID, because);
};

/** Grants labels that were only waiting for a person's points. */
export const grantLabelsOfPerson: Projection<StoredUser> = async ({ before, after }, deps) => {
  if (!after || hasPoints(before) || !hasPoints(after)) return;
  const known = await deps.table.get(personLabels.key(after.UserID));
  for (const { ProjectID, granted } of known?.labels ?? []) if (!granted) await grantIfReady(deps, ProjectID);
};

/** Ends the label of a team when a member leaves it. */
export const endLabelOfFormerMember: Projection<StoredMember> = async ({ before, after }, deps) => {
  if (before && !after) await endLabel(deps, before.ProjectID, before.UserID, 'left');
};
