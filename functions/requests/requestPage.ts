import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import { type Filled, together } from '#functions/platform/load.ts';
import { isRefusal, type Refusal } from '#functions/platform/refusal.ts';
import type { Page, QueryOptions, Table } from '#functions/platform/table.ts';
import { openRequests } from '#functions/projects/openRequest.store.ts';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { membershipOf, requests, toRequest } from './request.store.ts';

interface RequestQuery {
  /** Key ranges of all requests and of the pending ones. */
  all: QueryOptions;
  open: QueryOptions;
  status?: 'pending' | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Plan of a page: its requests, or the keys of the pending ones, and the keys of their senders and memberships. */
export type RequestPage = Exclude<Awaited<ReturnType<typeof queryRequests>>, Refusal>;

/** Queries a page of requests without their senders and memberships. */
export async function queryRequests(
  table: Pick<Table, 'query'>,
  { all, open, status, ...paging }: RequestQuery,
) {
  if (!status) {
    const page = await table.query(requests, { ...all, ...paging });
    return isRefusal(page)
      ? page
      : together({
          cursor: page.cursor,
          items: page.items,
          senders: sendersOf(page.items),
          memberships: page.items.map(membershipOf),
        });
  }

  const page = await table.query(openRequests, { ...open, ...paging });
  if (isRefusal(page)) return page;
  const keys = page.items.map(({ ProjectID, contributionRequestId }) =>
    requests.key(ProjectID, contributionRequestId),
  );
  return together({ cursor: page.cursor, items: keys, senders: sendersOf(page.items), memberships: [] });
}

const sendersOf = (items: readonly { contributorId: Parameters<typeof authors.key>[0] }[]) =>
  items.map(({ contributorId }) => authors.key(contributorId));

/** The requests of a page with their senders, without requests that have been deleted in the meantime. */
export function toRequestPage({
  cursor,
  items,
  senders,
  memberships,
}: Filled<RequestPage>): Page<ContributionRequest> {
  return {
    items: items.flatMap((request, index) => {
      if (!request) return [];
      const sender = senders[index];
      const user = sender ? toAuthorSummary(sender) : formerMember(request.contributorId);
      return [toRequest(request, user, { member: memberships[index] })];
    }),
    ...(cursor !== undefined && { cursor }),
  };
}
