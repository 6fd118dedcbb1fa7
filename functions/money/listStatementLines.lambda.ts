import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { money } from '#shared/contracts/money.ts';
import { listStatementLines, queryStatement } from './statements/listStatementLines.ts';

export const handler = lambda(money.listStatementLines, {
  load: async ({ userId, query }, { table }) => {
    const page = await queryStatement(table, userId, query);
    return isRefusal(page) ? page : [page];
  },
  run: listStatementLines,
});
