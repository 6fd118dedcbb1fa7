import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { emails } from '#functions/authors/name.store.ts';
import type { Table } from '#functions/platform/table.ts';

/** Finds the user with an email address. Cost: 1 or 2 DynamoDB requests. */
export async function findByEmail(table: Table, email: string): Promise<StoredUser | undefined> {
  const address = await table.get(emails.key(email));
  return address && (await table.get(authors.key(address.UserID)));
}
