import { type authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { members } from '#functions/projects/member.store.ts';
import type { requests as contracts } from '#shared/contracts/requests.ts';
import { type StoredRequest, toRequest } from './request.store.ts';

/**
 * Lists the requests that the caller sent, newest first, even if their roles have been removed since. An accepted one
 * says whether it is the one by which the caller is in the team: they may have left, and have joined again by another.
 */
export function listMyRequests({
  caller,
  loaded: [page, user, memberships],
}: Input<
  typeof contracts.listMyRequests,
  [Page<StoredRequest>, typeof authors, (typeof members | undefined)[]]
>) {
  const sender = user ? toAuthorSummary(user) : formerMember(caller.UserID);
  const items = page.items.map((request, place) => {
    const joinedAt = memberships[place]?.joinedAt;
    const inTeam = joinedAt !== undefined && joinedAt === request.decidedAt;
    return { ...toRequest(request, sender), ...(inTeam && { inTeam }) };
  });
  return { ...page, items };
}
