import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { requests as contracts } from '#shared/contracts/requests.ts';
import { type RequestPage, toRequestPage } from './requestPage.ts';

/** Lists the requests for all projects of an owner, newest first; for the owner and administrators. */
export function listOwnerRequests({
  query,
  caller,
  loaded: [page],
}: Input<typeof contracts.listOwnerRequests, [RequestPage]>) {
  if (query.ownerId !== caller.UserID && !caller.isAdmin) return refuse('FORBIDDEN');

  return toRequestPage(page);
}
