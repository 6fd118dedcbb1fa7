import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { emails } from '#functions/authors/name.store.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';

/** Steps that give the address to this account, unless an account that has proved to own it has it. */
export async function takeAddress(table: Table, { UserID, email }: Pick<StoredUser, 'UserID' | 'email'>) {
  const address = await table.get(emails.key(email));
  const give = Step.put(emails.key(email), { UserID });
  if (!address) return [give.when('UserID', 'absent')];
  if (address.UserID === UserID) return [give.when('UserID', '=', UserID)];
  const other = await table.get(authors.key(address.UserID));
  if (other && other.status !== 'unconfirmed') return refuse('CONFIRMATION_LINK_INVALID');
  return [
    give.when('UserID', '=', address.UserID),
    ...(other ? [Step.check(authors.key(other.UserID)).when('status', '=', 'unconfirmed')] : []),
  ];
}
