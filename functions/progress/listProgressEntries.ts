import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import { progress as contracts } from '#shared/contracts/progress.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isEntryShownTo } from './isEntryShownTo.ts';
import { progressEntries, progressEntriesOf } from './progressEntry.store.ts';
import { toProgressEntry } from './toProgressEntry.ts';

/** Queries a page of a progress log. Cost: 1 DynamoDB request. */
export async function queryProgressEntries(
  table: Pick<Table, 'query'>,
  id: ProjectID,
  paging: { limit: number; cursor?: string | undefined },
) {
  const page = await table.query(progressEntries, { ...progressEntriesOf(id), ...paging });
  if (isRefusal(page)) return page;
  const authorIds = [...new Set(page.items.map(({ UserID }) => UserID))];
  return [page, authorIds.map(author => authors.key(author))] as const;
}

/** Lists the progress log of a project, newest entry first. A page is shorter where entries are hidden from the reader. */
export const listProgressEntries = operation(contracts.listProgressEntries, {
  load: async ({ ProjectID, query }, { table }) => {
    const page = await queryProgressEntries(table, ProjectID, query);
    return isRefusal(page) ? page : { project: projects.key(ProjectID), page };
  },
  run({
    caller,
    loaded: {
      project,
      page: [page, users],
    },
  }) {
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    const byId = new Map(users.map(user => [user?.UserID, user]));
    return {
      ...page,
      items: page.items
        .filter(entry => isEntryShownTo(entry, caller))
        .map(entry => toProgressEntry(entry, byId.get(entry.UserID))),
    };
  },
});
