import { auditList } from '#functions/audit/audit.store.ts';
import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';

/** Lists administrators' actions, newest first. Cost: 2 DynamoDB requests. */
export const listAuditEntries = operation(contracts.listAuditEntries, {
  load: async ({ query: { limit, cursor, ...filter } }, { table }) => {
    const [shape, range] = auditList(filter);
    const page = await table.query(shape, { ...range, limit, cursor });
    if (isRefusal(page)) return page;
    const ids = new Set(page.items.map(({ administratorId }) => administratorId));
    return { page, users: [...ids].map(id => authors.key(id)) };
  },
  run({ loaded: { page, users } }) {
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
  },
});
