import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { emails, usernames } from '#functions/authors/name.store.ts';
import type { Table } from '#functions/platform/table.ts';

/** Finds the user with an email address. Cost: 1 or 2 DynamoDB requests. */
export async function findByEmail(table: Table, email: string): Promise<StoredUser | undefined> {
  const address = await table.get(emails.key(email));
  return address && (await table.get(authors.key(address.UserID)));
}

/** Finds the user whose email address or username a person signs in with. Cost: 1 or 2 DynamoDB requests. */
export async function findByEmailOrUsername(table: Table, name: string): Promise<StoredUser | undefined> {
  if (name.includes('@')) return await findByEmail(table, name);
  const username = await table.get(usernames.key(name));
  return username && (await table.get(authors.key(username.UserID)));
}
