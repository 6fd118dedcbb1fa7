import * as z from 'zod/mini';
import type { Access } from '#shared/access.ts';
import { StoredFrequencies } from '#shared/entities/notificationPreferences.ts';
import { IdentityProvider, UserID } from '#shared/ids.ts';
import { countryCodes, languages, planTypeIds } from '#shared/settings.ts';
import type { Deps } from './deps.ts';
import { environment } from './environment.ts';
import { type Refusal, refuse } from './refusal.ts';
import { entity } from './table/entity.ts';

/** Fields of the caller that every authenticated call has; the rest of the user belongs to the authors' store. */
const CallerRecord = z.object({
  UserID,
  username: z.string(),
  firstName: z.optional(z.string()),
  status: z.string(),
  planTypeId: z.enum(planTypeIds),
  contributionPoints: z.number(),
  language: z.enum(languages),
  email: z.string(),
  country: z.optional(z.enum(countryCodes)),
  /** How often they want to be emailed about each group of notifications; the default where they have not chosen. */
  emailFrequencies: z.optional(StoredFrequencies),
  /** Earlier sessions are invalid, for example after a password reset. */
  sessionsValidFrom: z.optional(z.string()),
  /** When two-factor authentication was turned on; absent while it is off. */
  twoFactorSince: z.optional(z.string()),
});

/** The part of a user's item that a call reads. The authors' store writes the same item under the same key. */
export const callers = entity({
  name: 'user',
  schema: CallerRecord,
  key: (id: UserID) => ({ pk: `user#${id}`, sk: 'user' }),
});

/** Accounts by identity provider user (`google_<sub>`). */
export const identities = entity({
  name: 'identity',
  schema: z.object({ username: z.string(), UserID }),
  key: (username: string) => ({ pk: `identity#${username}`, sk: 'identity' }),
});

export interface Caller extends z.output<typeof CallerRecord> {
  status: 'active';
  /** Whether the call has an administrator's rights. */
  isAdmin: boolean;
  /** Whether the caller is an administrator without rights because the session began without a second factor. */
  needsTwoFactor: boolean;
}

/** Claims of a valid access token. */
export interface Claims {
  username: string;
  groups: string[];
  /** Start of the session, or at least the issue of the token, in seconds since 1970. */
  since: number;
}

const TokenClaims = z.object({
  username: z.string(),
  'cognito:groups': z.optional(z.union([z.array(z.string()), z.string()])),
  auth_time: z.optional(z.coerce.number()),
  iat: z.optional(z.coerce.number()),
});

/** Claims from a token verifier, or as the gateway encodes them (`"[admins others]"`). */
export function readClaims(raw: unknown): Claims | undefined {
  const parsed = TokenClaims.safeParse(raw);
  if (!parsed.success) return undefined;
  const { username, 'cognito:groups': groups = [], auth_time, iat } = parsed.data;
  const listed = typeof groups === 'string' ? groups.replace(/^\[|\]$/g, '').split(/[\s,]+/) : groups;
  return { username, groups: listed.filter(Boolean), since: auth_time ?? iat ?? 0 };
}

/** Whether the token names the administrators' group. */
export const isAdmin = ({ groups }: Claims): boolean => groups.includes('admins');

/** Whether a Cognito username belongs to an identity provider's user; all others are a UserID. */
const isProvided = (username: string): boolean =>
  IdentityProvider.options.some(provider => username.startsWith(`${provider}_`));

/** The account of a session. Cost: 1 DynamoDB request if the session began at an identity provider, otherwise none. */
async function userIdFor({ table }: Pick<Deps, 'table'>, { username }: Claims): Promise<UserID | undefined> {
  if (isProvided(username)) return (await table.get(identities.key(username)))?.UserID;
  return UserID.safeParse(username).data;
}

type CallerRecord = z.output<typeof CallerRecord>;

/**
 * Whether a session began with a second factor: by password, after two-factor authentication was turned on. Cognito
 * leaves the second factor of a user of an identity provider to the provider, so it proves nothing here.
 */
const hasSecondFactor = ({ twoFactorSince }: CallerRecord, { username, since }: Claims): boolean =>
  twoFactorSince !== undefined &&
  !isProvided(username) &&
  since > Math.floor(Date.parse(twoFactorSince) / 1000);

/** Loads the caller's current record, so that bans take effect immediately. `read` may add reads to the same batch. */
export async function findCaller(
  deps: Pick<Deps, 'table'>,
  claims: Claims,
  access: Access,
  read: (id: UserID) => Promise<CallerRecord | undefined> = id => deps.table.get(callers.key(id)),
): Promise<
  | Caller
  | Refusal<
      | 'INVALID_TOKEN'
      | 'SESSION_EXPIRED'
      | 'USER_BANNED'
      | 'USER_DELETED'
      | 'USER_STATUS_UNKNOWN'
      | 'ADMIN_ONLY'
      | 'TWO_FACTOR_REQUIRED'
    >
> {
  const id = await userIdFor(deps, claims);
  const record = id && (await read(id));

  if (!record) return refuse('INVALID_TOKEN');
  if (record.status === 'banned') return refuse('USER_BANNED');
  if (record.status === 'deleted') return refuse('USER_DELETED');
  if (record.status !== 'active') return refuse('USER_STATUS_UNKNOWN');
  if (record.sessionsValidFrom && claims.since < Math.floor(Date.parse(record.sessionsValidFrom) / 1000))
    return refuse('SESSION_EXPIRED');

  const needsTwoFactor =
    isAdmin(claims) && environment('ADMIN_TWO_FACTOR') === 'required' && !hasSecondFactor(record, claims);
  if (access === 'admin' && needsTwoFactor) return refuse('TWO_FACTOR_REQUIRED');
  if (access === 'admin' && !isAdmin(claims)) return refuse('ADMIN_ONLY');
  return { ...record, status: 'active', isAdmin: isAdmin(claims) && !needsTwoFactor, needsTwoFactor };
}
