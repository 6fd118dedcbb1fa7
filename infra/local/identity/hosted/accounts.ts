import { createHash } from 'node:crypto';
import * as z from 'zod';
import { identityKey, socialUsername, withIdentity } from '../operations/providers.ts';
import { addUser } from '../people.ts';
import type { Pool } from '../pool.ts';
import type { Account, User } from '../state.ts';

/** A predefined account; its email address is verified by default. */
export interface SeedAccount {
  email: string;
  name: string;
  emailVerified?: boolean;
}

/** Default accounts. */
export const exampleAccounts: readonly SeedAccount[] = [
  { email: 'amelia.hart@example.com', name: 'Amelia Hart' },
  { email: 'theo.lambert@example.com', name: 'Théo Lambert' },
  { email: 'lucia.romero@example.com', name: 'Lucía Romero' },
  { email: 'unverified@example.com', name: 'Uma Reyes', emailVerified: false },
];

/** Derives a Google-like `sub` of 21 digits from an email address. */
function subOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');

  return `1${BigInt(`0x${digest}`).toString().slice(0, 20)}`;
}

/** Stores an account of the provider; one with the same email address keeps its `sub`. */
export function rememberAccount(
  { state }: Pool,
  { email, name, emailVerified = true }: SeedAccount,
): Account {
  const sub = subOf(email);
  const former = state.accounts.find(account => account.sub === sub);
  if (former) return Object.assign(former, { name, emailVerified });

  const account = { sub, email, name, emailVerified };
  state.accounts.push(account);

  return account;
}

const Typed = z.object({
  email: z.string().trim().pipe(z.email()),
  name: z.string().trim().min(1).max(100),
});

/** The account that was selected (`sub`) or entered (`email`, `name`); undefined for invalid input. */
export function chosenAccount(pool: Pool, form: URLSearchParams): Account | undefined {
  const sub = form.get('sub');
  if (sub !== null) return pool.state.accounts.find(account => account.sub === sub);
  const typed = Typed.safeParse({ email: form.get('email'), name: form.get('name') }).data;

  return typed && rememberAccount(pool, { ...typed, emailVerified: form.get('unverified') !== 'yes' });
}

/** The user for an account: the linked one, the one of an earlier sign-in, or a new one. */
export function userOf(pool: Pool, provider: string, account: Account): User {
  const { state } = pool;
  const linked = state.users[state.links[identityKey(provider, account.sub)] ?? ''];
  if (linked) return linked;

  const attributes = {
    email: account.email,
    email_verified: String(account.emailVerified),
    name: account.name,
  };
  const username = socialUsername(provider, account.sub);
  const former = state.users[username];
  if (former) {
    return Object.assign(former, {
      attributes: { ...former.attributes, ...attributes },
      modifiedAt: pool.now().getTime(),
    });
  }

  const identities = withIdentity(
    { attributes: {} },
    { provider, sub: account.sub, primary: true, at: pool.now() },
  );

  return addUser(pool, { username, status: 'EXTERNAL_PROVIDER', attributes: { ...attributes, identities } });
}
