import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { likes } from '#functions/projects/like.store.ts';
import { byState, projects } from '#functions/projects/project.store.ts';
import { type Entry, itemKeys, readProjects } from '#functions/projects/readCards.ts';
import { toProject } from '#functions/projects/toProject.ts';
import { members } from '#functions/teams/team.store.ts';
import type { UserID } from '#shared/ids.ts';
import type { ProjectState } from '#shared/lifecycle.ts';

interface Asked {
  status: ProjectState;
  limit: number;
  cursor?: string | undefined;
  caller: Caller;
}

type Place = Omit<Asked, 'caller'>;

const pageOf = (table: Pick<Table, 'query'>, { status, limit, cursor }: Place) =>
  table.query(projects, { index: 'gsi1', pk: byState(status), limit, cursor });

/** What the caller is to projects. */
const relations = (items: readonly Entry[], by: UserID) =>
  items.flatMap(({ ProjectID }) => [likes.key(ProjectID, by), members.key(ProjectID, by)]);

/** What is shown with a page. */
export async function reviewRefs(table: Pick<Table, 'query'>, place: Place, by: UserID) {
  const page = await pageOf(table, place);
  return isRefusal(page) ? [] : [...itemKeys(page.items), ...relations(page.items, by)];
}

/** Projects in a state, the oldest first, whole. The page, and what is shown with it. */
export async function listProjectsForReview({ table }: Deps, { status, limit, cursor, caller }: Asked) {
  const by = caller.UserID;
  const page = await pageOf(table, { status, limit, cursor });
  if (isRefusal(page)) return page;

  const ids = page.items.map(({ ProjectID }) => ProjectID);
  const [found, own] = await Promise.all([
    readProjects(table, page.items),
    table.batchGet(...relations(page.items, by)),
  ]);
  const mine = (id: string, place: 0 | 1): boolean =>
    own[2 * ids.findIndex(one => one === id) + place] !== undefined;

  return {
    items: found
      .filter(({ project }) => project.status === status)
      .map(items =>
        toProject(items, {
          owner: items.project.OwnerUserID === by,
          liked: mine(items.project.ProjectID, 0),
          member: mine(items.project.ProjectID, 1),
          canAdminister: true,
        }),
      ),
    ...(page.cursor !== undefined && { cursor: page.cursor }),
  };
}
