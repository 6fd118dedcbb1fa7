import { authors } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal, type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import type { ProjectID } from '#shared/ids.ts';
import { canView } from '../canView.ts';
import type { projects } from '../project.store.ts';
import { progressEntries, progressEntriesOf } from './progressEntry.store.ts';
import { toProgressEntry } from './toProgressEntry.ts';

/** Plan of a page of a progress log: its entries and the keys of their authors. */
export type ProgressPage = Exclude<Awaited<ReturnType<typeof queryProgressEntries>>, Refusal>;

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
export function listProgressEntries({
  caller,
  loaded: [project, [page, users]],
}: Input<typeof contracts.listProgressEntries, [typeof projects, ProgressPage]>) {
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  const byId = new Map(users.map(user => [user?.UserID, user]));
  return {
    ...page,
    items: page.items
      .filter(({ hidden, UserID }) => !hidden || caller?.isAdmin || caller?.UserID === UserID)
      .map(entry => toProgressEntry(entry, byId.get(entry.UserID))),
  };
}
