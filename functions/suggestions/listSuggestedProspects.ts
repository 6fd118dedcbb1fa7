import { authors, type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import { isBlockedBy, isConnected, relationships } from '#functions/contacts/relationship.store.ts';
import { callers } from '#functions/platform/caller.ts';
import { loadPlan } from '#functions/platform/load.ts';
import { operation } from '#functions/platform/operation.ts';
import type { Table } from '#functions/platform/table.ts';
import { members, membershipsOf } from '#functions/projects/member.store.ts';
import { isHeldByTeam } from '#functions/projects/memberships.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { isClosed } from '#functions/projects/prospect.store.ts';
import { type OpenRole, openRoles, openRolesIn, openRolesList } from '#functions/prospects/openRole.store.ts';
import { toFeatured } from '#functions/prospects/toFeatured.ts';
import { requests, requestsOf } from '#functions/requests/request.store.ts';
import { tasks, tasksOf } from '#functions/tasks/task.store.ts';
import { suggestions as contracts } from '#shared/contracts/suggestions.ts';
import type { SuggestedProspect } from '#shared/entities/suggestion.ts';
import { suggestion as settings } from '#shared/finding.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { isActionAllowed, isPublic, projectActions } from '#shared/lifecycle.ts';
import { hasWiderVisibility } from '#shared/visibility.ts';
import { factsOf, languagesReadBy } from './personFacts.ts';
import { reasonsFor } from './reasons.ts';

/**
 * Lists the roles that fit the caller best, among the newest open ones and the newest in each language that the caller reads, and few of
 * each project. Never one of a project that the caller owns, works in or has applied to for this role, nor of an owner
 * with whom there is a block, and none at all while the caller's team keeps them from applying. Of two that fit equally well, the one whose owner has wider visibility comes first, also
 * where more fit equally well than are checked. Cost: 7 DynamoDB requests, whatever their
 * number, one more in that case, one more for each further language, and one more for a caller in teams whose plan and points allow one.
 */
export const listSuggestedProspects = operation(contracts.listSuggestedProspects, {
  load: async ({ callerId }, { table }) => {
    const [teams, done, applied, newest] = await Promise.all([
      table.query(members, { ...membershipsOf(callerId), limit: settings.record }),
      table.query(tasks, { ...tasksOf.assigneeColumn(callerId, 'DONE'), limit: settings.record }),
      table.query(requests, { ...requestsOf.contributor(callerId), limit: 100 }),
      table.query(openRoles, { pk: openRolesList, order: 'desc', limit: settings.candidates }),
    ]);
    return { user: authors.key(callerId), teams, done, applied, newest };
  },
  async run({ caller, loaded: { user, teams, done, applied, newest } }, { table, now }) {
    if (!user || (await isHeldByTeam(table, caller, teams.items))) return { items: [] };
    const inLanguages = await Promise.all(
      languagesReadBy(user).map(language =>
        table.query(openRoles, { ...openRolesIn(language), limit: settings.candidates }),
      ),
    );

    const facts = factsOf(user, { tasks: done.items, roles: teams.items.map(({ role }) => role) });
    const known = new Set(applied.items.map(({ ProspectID }) => ProspectID));
    const candidates = [
      ...new Map(
        [...newest.items, ...inLanguages.flatMap(({ items }) => items)].map(role => [role.ProspectID, role]),
      ).values(),
    ]
      .filter(
        role => role.OwnerUserID !== caller.UserID && !known.has(role.ProspectID) && !isClosed(role, now()),
      )
      .map(role => ({ role, ...reasonsFor(facts, role, false) }))
      .toSorted((one, other) => other.score - one.score)
      .filter(fewOfEachProject());

    const checked = await check(
      table,
      caller.UserID,
      (await best(table, candidates)).map(({ role }) => role),
    );
    return {
      items: checked
        .map(({ role, owner, project, shareProject }) => ({
          role,
          owner,
          project,
          ...reasonsFor(facts, { ...role, country: project.country }, shareProject),
        }))
        .filter(({ reasons }) => reasons.length > 0)
        .toSorted(
          (one, other) =>
            other.score - one.score ||
            Number(hasWiderVisibility(other.owner.planTypeId)) -
              Number(hasWiderVisibility(one.owner.planTypeId)),
        )
        .slice(0, settings.shown)
        .map(
          ({ role, owner, project: { country }, reasons }): SuggestedProspect => ({
            prospect: toFeatured(role, { owner: toAuthorSummary(owner), country, city: owner.city }),
            reasons,
          }),
        ),
    };
  },
});

/**
 * The candidates that are checked. If more have the last of their scores, those whose owner has wider visibility go first
 * among these; the owners of at most 100 are read.
 */
async function best<T extends { role: OpenRole; score: number }>(
  table: Table,
  candidates: readonly T[],
): Promise<T[]> {
  const { checked } = settings;
  const last = candidates[checked - 1]?.score;
  if (last === undefined || candidates[checked]?.score !== last) return candidates.slice(0, checked);

  const tied = candidates.filter(({ score }) => score === last);
  const ids = [...new Set(tied.map(({ role }) => role.OwnerUserID))].slice(0, 100);
  const owners = await table.batchGetEventually(...ids.map(id => callers.key(id)));
  const visible = new Set(
    owners.flatMap(owner => (owner && hasWiderVisibility(owner.planTypeId) ? [owner.UserID] : [])),
  );
  const isVisible = ({ role }: T): boolean => visible.has(role.OwnerUserID);
  return [
    ...candidates.filter(({ score }) => score > last),
    ...tied.filter(isVisible),
    ...tied.filter(one => !isVisible(one)),
  ].slice(0, checked);
}

/** Keeps the first roles of each project of a list. */
function fewOfEachProject() {
  const seen = new Map<ProjectID, number>();
  return ({ role: { ProjectID } }: { role: OpenRole }): boolean => {
    const count = (seen.get(ProjectID) ?? 0) + 1;
    seen.set(ProjectID, count);
    return count <= settings.perProject;
  };
}

interface Checked {
  role: OpenRole;
  owner: StoredUser;
  project: ProjectRecord;
  /** The caller and the owner work together in some project. */
  shareProject: boolean;
}

/** The roles that the caller may apply for, as things are now. */
async function check(table: Table, caller: UserID, roles: readonly OpenRole[]): Promise<Checked[]> {
  const loaded = await loadPlan(
    table,
    roles.map(
      ({ ProjectID, OwnerUserID }) =>
        [
          authors.key(OwnerUserID),
          projects.key(ProjectID),
          members.key(ProjectID, caller),
          relationships.key(caller, OwnerUserID),
        ] as const,
    ),
  );
  return roles.flatMap((role, index): Checked[] => {
    const [owner, project, member, relationship] = loaded[index] ?? [];
    if (owner?.status !== 'active' || !project || member || !isPublic(project)) return [];
    if (!isActionAllowed(projectActions.acceptApplications, project.status)) return [];
    if (isBlockedBy(relationship, caller) || isBlockedBy(relationship, role.OwnerUserID)) return [];
    return [
      {
        role,
        owner,
        project,
        shareProject: isConnected(relationship) && (relationship?.projects.length ?? 0) > 0,
      },
    ];
  });
}
