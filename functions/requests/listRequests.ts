import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { authors, formerMember, toBrief } from '../authors/author.store.ts';
import { isRefusal } from '../platform/refusal.ts';
import type { ListOptions, Table } from '../platform/table.ts';
import { openRequests, requests, type StoredRequest, toRequest } from './request.store.ts';

interface Listing {
  /** Where all requests stand, and where those that wait for an answer do. */
  all: ListOptions;
  open: ListOptions;
  status?: 'pending' | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** A page of requests with who sent them: two requests to the table, three for the open ones. */
export async function listRequests(table: Table, { all, open, status, cursor, limit }: Listing) {
  if (!status) {
    const page = await table.list(requests, { ...all, cursor, limit });
    return isRefusal(page) ? page : { ...page, items: await withSenders(table, page.items) };
  }

  const page = await table.list(openRequests, { ...open, cursor, limit });
  if (isRefusal(page)) return page;
  const found = await table.load(
    ...page.items.map(open => requests.key(open.ProjectID, open.contributionRequestId)),
  );
  return {
    ...page,
    items: await withSenders(
      table,
      found.filter(request => request !== undefined),
    ),
  };
}

async function withSenders(table: Table, items: StoredRequest[]): Promise<ContributionRequest[]> {
  const users = await table.load(...items.map(({ contributorId }) => authors.key(contributorId)));
  return items.map((request, place) => {
    const user = users[place];
    return toRequest(request, user ? toBrief(user) : formerMember(request.contributorId));
  });
}
