import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { QueryOptions, Table } from '#functions/platform/table.ts';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { type OpenRequest, openRequests, requests, type StoredRequest, toRequest } from './request.store.ts';

interface Listing {
  /** Where all requests stand, and where those that wait for an answer do. */
  all: QueryOptions;
  open: QueryOptions;
  status?: 'pending' | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Only what lists are needed for. */
type Lists = Pick<Table, 'query'>;

const pageOfAll = (table: Lists, { all, cursor, limit }: Listing) =>
  table.query(requests, { ...all, cursor, limit });

const pageOfOpen = (table: Lists, { open, cursor, limit }: Listing) =>
  table.query(openRequests, { ...open, cursor, limit });

const senders = (items: readonly Pick<StoredRequest, 'contributorId'>[]) =>
  items.map(({ contributorId }) => authors.key(contributorId));

const wholeOf = (items: readonly OpenRequest[]) =>
  items.map(({ ProjectID, contributionRequestId }) => requests.key(ProjectID, contributionRequestId));

/** What is shown with a page. */
export async function requestRefs(table: Lists, listing: Listing) {
  if (!listing.status) {
    const page = await pageOfAll(table, listing);
    return isRefusal(page) ? [] : senders(page.items);
  }
  const page = await pageOfOpen(table, listing);
  return isRefusal(page) ? [] : [...wholeOf(page.items), ...senders(page.items)];
}

/** A page of requests with who sent them: the page, and all that is shown with it. */
export async function listRequests(table: Table, listing: Listing) {
  if (!listing.status) {
    const page = await pageOfAll(table, listing);
    return isRefusal(page) ? page : { ...page, items: await withSenders(table, page.items) };
  }

  const page = await pageOfOpen(table, listing);
  if (isRefusal(page)) return page;
  const found = await table.batchGet(...wholeOf(page.items));
  const items = found.filter(request => request !== undefined);
  return { ...page, items: await withSenders(table, items) };
}

async function withSenders(table: Table, items: StoredRequest[]): Promise<ContributionRequest[]> {
  const users = await table.batchGet(...senders(items));
  return items.map((request, place) => {
    const user = users[place];
    return toRequest(request, user ? toAuthorSummary(user) : formerMember(request.contributorId));
  });
}
