import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import { aside } from '#functions/contacts/withheld.ts';
import { decisions } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { requests, toRequest } from './request.store.ts';
import { withdrawalSteps } from './withdrawalSteps.ts';

/** Withdraws the caller's own pending request and notifies the owner in the app. Requests of other people are not found. */
export const withdrawRequest = operation(contracts.withdrawRequest, {
  load: ({ ProjectID, contributionRequestId, callerId }) => ({
    delivered: requests.key(ProjectID, contributionRequestId),
    withheld: aside(requests.key(ProjectID, contributionRequestId)),
    user: authors.key(callerId),
  }),
  limit: decisions,
  maxAttempts: 3, // a withheld request may be delivered at the same time
  async run({ caller, loaded: { delivered, withheld, user } }, { table, now, newId }) {
    const request = delivered ?? withheld;
    if (!request || request.contributorId !== caller.UserID) return refuse('REQUEST_NOT_FOUND');

    const decidedAt = now();
    const refused = await table.transact(...withdrawalSteps(request, decidedAt, { now, newId }));
    return (
      refused ??
      toRequest(
        { ...request, status: 'withdrawn', decidedAt },
        user ? toAuthorSummary(user) : formerMember(request.contributorId),
        { isApplicant: true },
      )
    );
  },
});
