import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { money } from '#shared/contracts/money.ts';
import { listStatementLines } from './statements/listStatementLines.ts';
import { linesOf, statementLines } from './statements/statement.store.ts';

export const handler = lambda(money.listStatementLines, {
  load: async ({ userId, query: { month, ...paging } }, { table }) => {
    const page = await table.query(statementLines, { pk: linesOf(userId, month), ...paging });
    return isRefusal(page) ? page : [page, authors.key(userId)];
  },
  run: listStatementLines,
});
