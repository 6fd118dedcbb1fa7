import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { membershipOf, requests, requestsOf, toRequest } from './request.store.ts';

/**
 * Lists the requests that the caller sent, newest first, even if their roles have been removed since. An accepted one
 * says whether it is the one by which the caller is in the team: they may have left, and have joined again by another.
 * That one comes with the owner's greeting.
 */
export const listMyRequests = operation(contracts.listMyRequests, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(requests, { ...requestsOf.contributor(callerId), ...query });
    if (isRefusal(page)) return page;
    const memberships = page.items.map(membershipOf);
    const joined = page.items.map(({ status, ProjectID }) =>
      status === 'approved' ? projects.key(ProjectID) : undefined,
    );
    return { page, user: authors.key(callerId), memberships, joined };
  },
  run({ caller, loaded: { page, user, memberships, joined } }) {
    const sender = user ? toAuthorSummary(user) : formerMember(caller.UserID);
    const items = page.items.map((request, index) => {
      const shown = toRequest(request, sender, { isApplicant: true, member: memberships[index] });
      const greeting = shown.inTeam && joined[index]?.greeting;
      return { ...shown, ...(greeting && { greeting }) };
    });
    return { ...page, items };
  },
});
