import { type authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { requests as contracts } from '#shared/contracts/requests.ts';
import { type StoredRequest, toRequest } from './request.store.ts';

/** Lists the requests that the caller sent, newest first, even if their roles have been removed since. */
export function listMyRequests({
  caller,
  loaded: [page, user],
}: Input<typeof contracts.listMyRequests, [Page<StoredRequest>, typeof authors]>) {
  const sender = user ? toAuthorSummary(user) : formerMember(caller.UserID);
  return { ...page, items: page.items.map(request => toRequest(request, sender)) };
}
