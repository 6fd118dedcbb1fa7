import type { Caller } from '#functions/platform/caller.ts';
import type { Outside } from '#functions/platform/outside.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { likes } from '#functions/projects/like.store.ts';
import { byState, projects } from '#functions/projects/project.store.ts';
import { readProjects } from '#functions/projects/readCards.ts';
import { toProject } from '#functions/projects/toProject.ts';
import { members } from '#functions/teams/team.store.ts';
import type { ProjectState } from '#shared/lifecycle.ts';

interface Asked {
  status: ProjectState;
  limit: number;
  cursor?: string | undefined;
  caller: Caller;
}

/** Projects in a state, the oldest first, whole. Three requests beside the caller's own. */
export async function listProjectsForReview({ table }: Outside, { status, limit, cursor, caller }: Asked) {
  const by = caller.UserID;
  const page = await table.list(projects, { index: 'gsi1', pk: byState(status), limit, cursor });
  if (isRefusal(page)) return page;

  const ids = page.items.map(({ ProjectID }) => ProjectID);
  const [found, own] = await Promise.all([
    readProjects(table, page.items),
    table.load(...ids.flatMap(id => [likes.key(id, by), members.key(id, by)])),
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
          mayAdminister: true,
        }),
      ),
    ...(page.cursor !== undefined && { cursor: page.cursor }),
  };
}
