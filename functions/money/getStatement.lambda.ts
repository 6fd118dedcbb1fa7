import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { getStatement } from './statements/getStatement.ts';

export const handler = lambda(money.getStatement, {
  load: ({ userId }) => [authors.key(userId)],
  run: getStatement,
});
