import { authors, type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import { isProtectedAccount } from '#functions/contacts/protectedAccounts.ts';
import { isBlockedBy, relationships } from '#functions/contacts/relationship.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { loadPlan } from '#functions/platform/load.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { Page, Table } from '#functions/platform/table.ts';
import { members, type StoredMember } from '#functions/projects/member.store.ts';
import type { ProjectRecord, projects } from '#functions/projects/project.store.ts';
import type { prospects, StoredProspect } from '#functions/prospects/prospect.store.ts';
import { openRequests, type StoredRequest } from '#functions/requests/request.store.ts';
import type { suggestions as contracts } from '#shared/contracts/suggestions.ts';
import { suggestion as settings } from '#shared/finding.ts';
import type { UserID } from '#shared/ids.ts';
import { keywordsOf } from './keywords.ts';
import { factsFromTalents, profileFacts } from './personFacts.ts';
import { reasonsFor } from './reasons.ts';
import { requireOpenRole } from './requireOpenRole.ts';
import type { answeredSuggestions } from './suggestedPerson.store.ts';
import { type Talent, talents, talentsOf } from './talent.store.ts';

/** The project and role; the owner's team members; the project's latest applications; whom the owner has answered. */
export type PeoplePlan = [
  typeof projects,
  typeof prospects,
  Page<StoredMember>,
  Page<StoredRequest>,
  Page<ReturnType<(typeof answeredSuggestions)['parse']>>,
];

/**
 * Lists the people who fit a role best, found by its words in their profiles, finished tasks and roles, and among the
 * members of the owner's other projects. Never somebody who may not or cannot apply, has applied, was dismissed or
 * invited, does not want to be suggested, or with whom there is a block. Cost: 10 DynamoDB requests, whatever their
 * number.
 */
export async function listSuggestedPeople(
  {
    caller,
    loaded: [found, prospect, team, applied, answered],
  }: Input<typeof contracts.listSuggestedPeople, PeoplePlan>,
  { table }: Deps,
) {
  const known = requireOpenRole(found, prospect, caller);
  if (isRefusal(known)) return known;
  const { project, role } = known;

  const excluded = new Set<UserID>([
    caller.UserID,
    ...answered.items.map(({ UserID }) => UserID),
    ...applied.items.map(({ contributorId }) => contributorId),
  ]);
  const entries = await findTalents(table, role);
  const people = [...new Set([...entries.keys(), ...team.items.map(({ UserID }) => UserID)])]
    .filter(id => !excluded.has(id) && !isProtectedAccount(id))
    .map(id => {
      const facts = factsFromTalents(entries.get(id) ?? []);
      return {
        id,
        facts,
        ...reasonsFor(
          facts,
          role,
          team.items.some(({ UserID }) => UserID === id),
        ),
      };
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, settings.checked);

  const checked = await check(
    table,
    project,
    role,
    people.map(({ id }) => id),
  );
  return {
    items: people
      .flatMap(({ id, facts }) => {
        const user = checked.get(id);
        if (!user) return [];
        const { language, country } = project;
        const now = { ...facts, ...profileFacts(user.user) };
        return [{ user: user.user, ...reasonsFor(now, { ...role, language, country }, user.shareProject) }];
      })
      .filter(({ reasons }) => reasons.some(({ kind }) => kind !== 'language' && kind !== 'country'))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, settings.shown)
      .map(({ user, reasons }) => ({ person: toAuthorSummary(user), reasons })),
  };
}

/** The newest index entries with words of a role, by person; the words of its name come first. */
async function findTalents(
  table: Table,
  { PersonType, Notes }: StoredProspect,
): Promise<Map<UserID, Talent[]>> {
  const stems = keywordsOf(`${PersonType} ${Notes}`).slice(0, settings.words);
  const pages = await Promise.all(
    stems.map(({ stem }) => table.query(talents, { ...talentsOf(stem), limit: settings.candidates })),
  );
  return Map.groupBy(
    pages.flatMap(({ items }) => items),
    ({ UserID }) => UserID,
  );
}

/** The people who may be suggested, as things are now. */
async function check(
  table: Table,
  { ProjectID, OwnerUserID }: ProjectRecord,
  { ProspectID }: StoredProspect,
  ids: readonly UserID[],
): Promise<Map<UserID, { user: StoredUser; shareProject: boolean }>> {
  const loaded = await loadPlan(
    table,
    ids.map(
      id =>
        [
          authors.key(id),
          relationships.key(id, OwnerUserID),
          members.key(ProjectID, id),
          openRequests.key(ProjectID, ProspectID, id),
        ] as const,
    ),
  );
  return new Map(
    loaded.flatMap(([user, relationship, member, request]) => {
      if (user?.status !== 'active' || user.suggested === false || member || request) return [];
      if (isBlockedBy(relationship, user.UserID) || isBlockedBy(relationship, OwnerUserID)) return [];
      return [[user.UserID, { user, shareProject: (relationship?.projects.length ?? 0) > 0 }] as const];
    }),
  );
}
