import type { StoredAuditEntry } from '#functions/audit/audit.store.ts';
import { type authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { admin as contracts } from '#shared/contracts/admin.ts';

/** Lists administrators' actions, newest first. Cost: 2 DynamoDB requests. */
export function listAuditEntries({
  loaded: [page, users],
}: Input<typeof contracts.listAuditEntries, [Page<StoredAuditEntry>, (typeof authors)[]]>) {
  const summaries = new Map(
    users.flatMap(user => (user ? [[user.UserID, toAuthorSummary(user)] as const] : [])),
  );
  return {
    ...page,
    items: page.items.map(({ administratorId, ...entry }) => ({
      ...entry,
      administrator: summaries.get(administratorId) ?? formerMember(administratorId),
    })),
  };
}
