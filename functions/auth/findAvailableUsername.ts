import { randomInt } from 'node:crypto';
import { usernames } from '#functions/authors/name.store.ts';
import { protectedNames } from '#functions/authors/protectedName.store.ts';
import { lookalikeKeysOf } from '#functions/authors/usernameReading.store.ts';
import type { Table } from '#functions/platform/table.ts';
import { Username } from '#shared/entities/author.ts';
import { imitableForms } from '#shared/personNames.ts';
import { truncate } from '#shared/truncate.ts';

interface Known {
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  now: string;
}

/**
 * Finds an unused username based on a person's name or the local part of their email address. Cost: 1 DynamoDB request.
 */
export async function findAvailableUsername(
  table: Table,
  { email, firstName, lastName, now }: Known,
): Promise<string> {
  const own = [`${firstName ?? ''}${lastName ?? ''}`, firstName ?? '', email.split('@')[0] ?? ''].map(tidy);
  const stem = own.find(name => Username.safeParse(name).success) ?? 'someone';
  const numbered = Array.from({ length: 8 }, () => `${stem}${randomInt(100, 1_000_000)}`);
  const wanted = [...new Set([...own, ...numbered])].filter(name => Username.safeParse(name).success);

  const keysOf = (name: string) => [
    usernames.key(name),
    ...Object.values(lookalikeKeysOf(name)).flat(),
    protectedNames.key(imitableForms(name).at(-1) ?? ''),
  ];
  const keys = wanted.flatMap(keysOf);
  const found = await table.batchGet(...keys);
  const held = new Set(keys.filter((_, at) => found[at]).map(({ pk }) => pk));
  const isFree = (name: string) => keysOf(name).every(({ pk }) => !held.has(pk));
  return wanted.find(isFree) ?? `${stem}${Date.parse(now).toString(36)}`;
}

/** Reduces text to the characters allowed in usernames and leaves room for a numeric suffix. */
const tidy = (words: string): string =>
  truncate(words.normalize('NFKC').replace(/[^\p{L}\p{N}._-]/gu, ''), 36);
