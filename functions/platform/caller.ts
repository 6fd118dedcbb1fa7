import * as z from 'zod/mini';
import type { Access } from '#shared/access.ts';
import { EmailProblem } from '#shared/entities/emailProblem.ts';
import { StoredFrequencies } from '#shared/entities/notificationPreferences.ts';
import { IdentityProvider, UserID } from '#shared/ids.ts';
import { planTypeIds } from '#shared/plans.ts';
import { countryCodes, languages, writtenLanguages } from '#shared/settings.ts';
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
  /** End of the period for which the plan is paid; absent on the free plan. */
  activeTill: z.optional(z.string()),
  contributionPoints: z.number(),
  language: z.enum(languages),
  /** Languages that the person reads, if they have said so. */
  reads: z.optional(z.array(z.enum(writtenLanguages))),
  email: z.string(),
  country: z.optional(z.enum(countryCodes)),
  timeZone: z.optional(z.string()),
  /** Email frequencies that the user has chosen, by group of notifications; other groups have the default. */
  emailFrequencies: z.optional(StoredFrequencies),
  /** Whether the person shows others which of their messages they have read. */
  showsReading: z.optional(z.boolean()),
  /** Problem with the current address; absent while email arrives. */
  emailProblem: z.optional(EmailProblem),
  /** Earlier sessions are invalid, for example after a password reset. */
  sessionsValidFrom: z.optional(z.string()),
  /** Sessions that began in the second of `sessionsValidFrom`, or before by Cognito's clock, and are valid: their ids. */
  sessionsKept: z.optional(z.array(z.string())),
  /** Start, in seconds since 1970, of the session that ended all others at `sessionsValidFrom`. */
  sessionKeptSince: z.optional(z.int()),
  /** Sessions that have ended before their tokens: their start in seconds since 1970, and until when that is noted. */
  endedSessions: z.optional(z.record(z.string(), z.int())),
  /** False once the person has ceased to be an administrator: earlier tokens still name the group. */
  isAdministrator: z.optional(z.boolean()),
  /** Time at which two-factor authentication was turned on; absent while it is off. */
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
  /** Start of the session, in seconds since 1970. */
  sessionSince: number;
}

/** Claims of a valid access token. */
export interface Claims {
  username: string;
  groups: string[];
  /** Start of the session, or at least the issue of the token, in seconds since 1970. */
  since: number;
  /** Id of the session. */
  sessionId?: string | undefined;
}

const TokenClaims = z.object({
  username: z.string(),
  'cognito:groups': z.optional(z.union([z.array(z.string()), z.string()])),
  auth_time: z.optional(z.coerce.number()),
  iat: z.optional(z.coerce.number()),
  origin_jti: z.optional(z.string()),
});

/** Claims from a token verifier, or as the gateway encodes them (`"[admins others]"`). */
export function readClaims(raw: unknown): Claims | undefined {
  const parsed = TokenClaims.safeParse(raw);
  if (!parsed.success) return undefined;
  const { username, 'cognito:groups': groups = [], auth_time, iat, origin_jti } = parsed.data;
  const listed = typeof groups === 'string' ? groups.replace(/^\[|\]$/g, '').split(/[\s,]+/) : groups;
  return {
    username,
    groups: listed.filter(Boolean),
    since: auth_time ?? iat ?? 0,
    ...(origin_jti && { sessionId: origin_jti }),
  };
}

/** Whether the token names the administrators' group. */
export const isAdmin = ({ groups }: Claims): boolean => groups.includes('admins');

/** Whether a Cognito username belongs to an identity provider's user; all others are a UserID. */
const isProvided = (username: string): boolean =>
  IdentityProvider.options.some(provider => username.startsWith(`${provider}_`));

/** The account of a session. Cost: 1 DynamoDB request if the session began at an identity provider, otherwise none. */
export async function userIdFor(
  { table }: Pick<Deps, 'table'>,
  { username }: Claims,
): Promise<UserID | undefined> {
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

/** Fields of a person whose sessions all end at a time. */
export const endOfSessions = (at: string) => ({
  sessionsValidFrom: at,
  sessionsKept: [] as string[],
  sessionKeptSince: 0,
});

/** Whether a session is of the time before `sessionsValidFrom`, to the second: that second may belong to either. */
export const isFromBefore = (
  { sessionsValidFrom }: Pick<CallerRecord, 'sessionsValidFrom'>,
  { since }: Pick<Claims, 'since'>,
): boolean => sessionsValidFrom !== undefined && since <= Math.floor(Date.parse(sessionsValidFrom) / 1000);

/**
 * Whether a session has ended before its token: by a change of the password, by signing out, from another device, or because its
 * refresh token was used twice. Sessions of a person that began in the same second end together.
 */
export const hasEnded = (
  record: Pick<CallerRecord, 'sessionsValidFrom' | 'sessionsKept' | 'sessionKeptSince' | 'endedSessions'>,
  { since, sessionId }: Pick<Claims, 'since' | 'sessionId'>,
): boolean => {
  const { sessionsKept = [], sessionKeptSince, endedSessions = {} } = record;
  if (Object.hasOwn(endedSessions, String(since))) return true;
  if (!isFromBefore(record, { since }) || since === sessionKeptSince) return false;
  return !sessionsKept.some(id => id === sessionId);
};

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
  if (hasEnded(record, claims)) return refuse('SESSION_EXPIRED');

  const isAdministrator = isAdmin(claims) && record.isAdministrator !== false;
  const needsTwoFactor =
    isAdministrator && environment('ADMIN_TWO_FACTOR') === 'required' && !hasSecondFactor(record, claims);
  if (access === 'admin' && needsTwoFactor) return refuse('TWO_FACTOR_REQUIRED');
  if (access === 'admin' && !isAdministrator) return refuse('ADMIN_ONLY');
  return {
    ...record,
    status: 'active',
    isAdmin: isAdministrator && !needsTwoFactor,
    needsTwoFactor,
    sessionSince: claims.since,
  };
}
