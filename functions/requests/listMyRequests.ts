import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { members } from '#functions/projects/member.store.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { requests, requestsOf, toRequest } from './request.store.ts';

/**
 * Lists the requests that the caller sent, newest first, even if their roles have been removed since. An accepted one
 * says whether it is the one by which the caller is in the team: they may have left, and have joined again by another.
 */
export const listMyRequests = operation(contracts.listMyRequests, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(requests, { ...requestsOf.contributor(callerId), ...query });
    if (isRefusal(page)) return page;
    const memberships = page.items.map(({ status, ProjectID }) =>
      status === 'approved' ? members.key(ProjectID, callerId) : undefined,
    );
    return { page, user: authors.key(callerId), memberships };
  },
  run({ caller, loaded: { page, user, memberships } }) {
    const sender = user ? toAuthorSummary(user) : formerMember(caller.UserID);
    const items = page.items.map((request, place) => {
      const joinedAt = memberships[place]?.joinedAt;
      const inTeam = joinedAt !== undefined && joinedAt === request.decidedAt;
      return { ...toRequest(request, sender, { isApplicant: true }), ...(inTeam && { inTeam }) };
    });
    return { ...page, items };
  },
});
