import { auditList } from '#functions/audit/audit.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { admin } from '#shared/contracts/admin.ts';
import { listAuditEntries } from './listAuditEntries.ts';

export const handler = lambda(admin.listAuditEntries, {
  load: async ({ query: { limit, cursor, ...filter } }, { table }) => {
    const [shape, range] = auditList(filter);
    const page = await table.query(shape, { ...range, limit, cursor });
    if (isRefusal(page)) return page;
    const ids = new Set(page.items.map(({ administratorId }) => administratorId));
    return [page, [...ids].map(id => authors.key(id))];
  },
  run: listAuditEntries,
});
