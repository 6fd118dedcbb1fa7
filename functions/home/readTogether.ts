import { authors } from '#functions/authors/author.store.ts';
import { isBlockedBy, relationships } from '#functions/contacts/relationship.store.ts';
import { waitingPayees } from '#functions/money/payouts/waitingPayee.store.ts';
import { callers } from '#functions/platform/caller.ts';
import { loadPlan } from '#functions/platform/load.ts';
import { readingEventually, type Table } from '#functions/platform/table.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { openRoles } from '#functions/prospects/openRole.store.ts';
import { taskCounts } from '#functions/tasks/taskCounts.store.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import type { Helper } from './findFittingPeople.ts';
import type { Candidate } from './findFittingRoles.ts';

interface Asked {
  /** Own projects that are under way. */
  owned: readonly ProjectID[];
  /** Projects of tasks that are due. */
  worked: readonly ProjectID[];
  candidates: readonly Candidate[];
  helpers: readonly Helper[];
  /** People whom the news mention. */
  mentioned: readonly UserID[];
}

/**
 * Reads what a home needs besides the lists of a person: the numbers of tasks of their projects, the projects in which they
 * work, the roles and people that may fit, which people they are not shown (banned ones, and those with whom there is a block), and whether
 * money waits for their payout account. Cost: 1 DynamoDB request, half a unit per item.
 */
export async function readTogether(table: Table, reader: UserID, asked: Asked) {
  const { owned, worked, candidates, helpers } = asked;
  const mentioned = [...new Set(asked.mentioned)].filter(id => id !== reader);
  const people = [
    ...new Set([
      ...mentioned, // first, as `callers` below
      ...candidates.map(({ owner }) => owner.UserID),
      ...helpers.map(({ UserID: id }) => id),
    ]),
  ];
  const loaded = await loadPlan(readingEventually(table), {
    counts: owned.map(id => taskCounts.key(id)),
    worked: worked.map(id => projects.key(id)),
    roles: candidates.map(candidate => openRoles.key(candidate)),
    relationships: people.map(id => relationships.key(reader, id)),
    helpers: helpers.map(helper => authors.key(helper.UserID)),
    callers: mentioned.map(id => callers.key(id)), // the market has no roles of banned people
    payee: waitingPayees.key(reader),
  });

  const isUnwanted = (id: UserID, place: number): boolean =>
    loaded.callers[place]?.status === 'banned' ||
    isBlockedBy(loaded.relationships[place], id) ||
    isBlockedBy(loaded.relationships[place], reader);
  const isOwned = (id: ProjectID): boolean => owned.includes(id);
  return {
    hasWaitingMoney: loaded.payee !== undefined,
    counted: new Map(
      owned.flatMap((id, index) => {
        const counts = loaded.counts[index];
        return counts ? [[id, counts] as const] : [];
      }),
    ),
    worked: loaded.worked.filter((project): project is ProjectRecord => project !== undefined),
    roles: loaded.roles,
    helpers: loaded.helpers,
    /** People who are in the team of one of the own projects. */
    colleagues: new Set(people.filter((_, index) => loaded.relationships[index]?.projects.some(isOwned))),
    unwanted: new Set(people.filter(isUnwanted)),
  };
}
