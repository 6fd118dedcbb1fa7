import { authors, type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import { mayBeFound } from '#functions/authors/mayBeFound.ts';
import { isProtectedAccount } from '#functions/contacts/protectedAccounts.ts';
import { isBlockedBy, relationships } from '#functions/contacts/relationship.store.ts';
import { loadPlan } from '#functions/platform/load.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { members, membersOfOwner } from '#functions/projects/member.store.ts';
import { openRequests } from '#functions/projects/openRequest.store.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { prospects, type StoredProspect } from '#functions/projects/prospect.store.ts';
import { requests, requestsOf } from '#functions/requests/request.store.ts';
import { suggestions as contracts } from '#shared/contracts/suggestions.ts';
import { suggestion as settings } from '#shared/finding.ts';
import type { UserID } from '#shared/ids.ts';
import { keywordsOf } from './keywords.ts';
import { factsFromTalents, profileFacts } from './personFacts.ts';
import { reasonsFor } from './reasons.ts';
import { requireOpenRole } from './requireOpenRole.ts';
import { answeredSuggestions, answeredSuggestionsOf } from './suggestedPerson.store.ts';
import { type Talent, talents, talentsOf } from './talent.store.ts';

/**
 * Lists the people who fit a role best, found by its words in their profiles, finished tasks and roles, and among the
 * members of the owner's other projects. Never a person who may not or cannot apply, has applied, was dismissed or
 * invited, does not want to be suggested, or with whom there is a block. Cost: 10 DynamoDB requests, whatever their
 * number.
 */
export const listSuggestedPeople = operation(contracts.listSuggestedPeople, {
  load: async ({ ProjectID, ProspectID, callerId }, { table }) => {
    const [team, applied, answered] = await Promise.all([
      table.query(members, { ...membersOfOwner(callerId), limit: settings.record }),
      table.query(requests, { ...requestsOf.project(ProjectID), limit: 100 }),
      table.query(answeredSuggestions, { ...answeredSuggestionsOf(ProjectID, ProspectID), limit: 100 }),
    ]);
    return {
      found: projects.key(ProjectID),
      prospect: prospects.key(ProjectID, ProspectID),
      team,
      applied,
      answered,
    };
  },
  async run({ caller, loaded: { found, prospect, team, applied, answered } }, { table, now }) {
    const known = requireOpenRole(now(), found, prospect, caller);
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
  },
});

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
      if (!mayBeFound(user) || member || request) return [];
      if (isBlockedBy(relationship, user.UserID) || isBlockedBy(relationship, OwnerUserID)) return [];
      return [[user.UserID, { user, shareProject: (relationship?.projects.length ?? 0) > 0 }] as const];
    }),
  );
}
