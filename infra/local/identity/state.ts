import { join } from 'node:path';
import * as z from 'zod';
import { readJson, savedJson } from '#infra/local/wire/atomicFile.ts';
import { day } from '#shared/time.ts';

/** Status of a user in Cognito. */
export const UserStatus = z.enum(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'EXTERNAL_PROVIDER']);

const User = z.object({
  username: z.string(),
  status: UserStatus,
  enabled: z.boolean(),
  attributes: z.record(z.string(), z.string()),
  groups: z.array(z.string()),
  passwordHash: z.string().optional(),
  /** Authenticator app: `secret` once a code has proved it, `pending` until then; `lastStep` of the last accepted code. */
  softwareToken: z
    .object({
      secret: z.string().optional(),
      pending: z.string().optional(),
      lastStep: z.number().optional(),
      enabled: z.boolean().default(false),
    })
    .optional(),
  createdAt: z.number(),
  modifiedAt: z.number(),
});

/** A user of the pool; times in milliseconds. */
export type User = z.infer<typeof User>;

const Session = z.object({
  id: z.string(),
  username: z.string(),
  /** The client of the website if absent. */
  clientId: z.string().optional(),
  scope: z.string(),
  signedInAt: z.number(),
  expiresAt: z.number(),
  revoked: z.boolean(),
  /** Time at which the refresh token was exchanged for another one, in milliseconds. */
  rotatedAt: z.number().optional(),
});

/** A refresh token and its session, stored by the token's hash until it expires. Several tokens of a session share its id. */
export type Session = z.infer<typeof Session>;

/** An account of the social identity provider; each email address keeps its `sub`. */
export const Account = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
});
export type Account = z.infer<typeof Account>;

const Code = z.object({
  username: z.string(),
  redirectUri: z.string(),
  scope: z.string(),
  challenge: z.string().optional(),
  nonce: z.string().optional(),
  expiresAt: z.number(),
});

/** A pending authorization code, stored by its hash and used once. */
export type Code = z.infer<typeof Code>;

const Challenge = z.object({
  username: z.string(),
  clientId: z.string().optional(),
  attempts: z.number(),
  expiresAt: z.number(),
});

const State = z.object({
  users: z.record(z.string(), User),
  /** Users that AdminLinkProviderForUser linked, by `provider:sub`. */
  links: z.record(z.string(), z.string()),
  sessions: z.record(z.string(), Session),
  codes: z.record(z.string(), Code),
  accounts: z.array(Account),
  /** Sign-ins that wait for a second factor, by the hash of their session. */
  challenges: z.record(z.string(), Challenge).default({}),
});

/** The entire state of the pool. */
export type State = z.infer<typeof State>;

/**
 * Reads the pool of a data folder, or creates an empty one. `save` resolves once the changes have been written to disk.
 */
export async function openState(
  dataDir: string,
  now: () => Date,
): Promise<{ state: State; save: () => Promise<void> }> {
  const path = join(dataDir, 'pool.json');
  const former = await readJson(path);
  const state =
    former === undefined
      ? { users: {}, links: {}, sessions: {}, codes: {}, accounts: [], challenges: {} }
      : State.parse(former);

  const file = savedJson(path, () => {
    forgetExpired(state.sessions, now().getTime());
    forgetExpired(state.codes, now().getTime());
    forgetExpired(state.challenges, now().getTime());
    return state;
  });

  return { state, save: () => file.save() };
}

const grace = day;

function forgetExpired(entries: Record<string, { expiresAt: number }>, at: number): void {
  for (const [key, { expiresAt }] of Object.entries(entries)) if (expiresAt + grace < at) delete entries[key];
}
