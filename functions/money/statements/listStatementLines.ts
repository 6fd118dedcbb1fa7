import type { authors } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { Page } from '#functions/platform/table.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import type { StatementLine } from '#shared/entities/statement.ts';

/** Lists the movements of the caller's statement, or of anyone's for administrators, oldest first. */
export function listStatementLines({
  userId,
  caller,
  loaded: [page, person],
}: Input<typeof contracts.listStatementLines, [Page<StatementLine>, typeof authors]>) {
  if (userId !== caller.UserID && !caller.isAdmin) return refuse('FORBIDDEN');
  return person ? page : refuse('AUTHOR_NOT_FOUND');
}
