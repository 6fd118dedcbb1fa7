import { day, hour, minute } from '#shared/time.ts';
import type { Deps } from './deps.ts';
import { enforceBurstLimit, enforceRateLimit, type Limit } from './rateLimit.ts';
import type { Refusal } from './refusal.ts';

/** A limit whose attempts are counted under a name, which its counters are stored with. */
export interface NamedLimit extends Limit {
  readonly name: string;
  /** A limit of a longer time that each attempt counts against too, in whose item both are counted. */
  readonly within?: NamedLimit;
}

/** Period of a limit: a fixed window, which begins at the UTC time that its length divides. */
type Period = 'minute' | 'hour' | 'day' | { minutes: number };

const minutesOf = (per: Period): number =>
  typeof per === 'object' ? per.minutes : { minute, hour, day }[per] / minute;

const declared = new Map<string, NamedLimit>();

/**
 * Declares a limit, next to the operation that it limits. Attempts to sign up and in have limits of their own
 * (`auth/limitAuthAttempts.ts`).
 */
export function limit(name: string, count: number, per: Period, within?: NamedLimit): NamedLimit {
  const made = { name, count, minutes: minutesOf(per), ...(within && { within }) };
  if (declared.has(name)) throw new Error(`The limit ${name} is declared twice`);
  declared.set(name, made);
  return made;
}

/** All limits by name. Those of operations are declared when the operations are imported. */
export const declaredLimits = (): ReadonlyMap<string, NamedLimit> => declared;

/** A limit of the caller of an operation, which counts under the operation's name. */
export const perPerson = (count: number, per: Period): Limit => ({ count, minutes: minutesOf(per) });

/** Counts an attempt of a person, project or network against a limit. Refused if it is reached. */
export const enforceLimit = (
  deps: Pick<Deps, 'table' | 'now'>,
  { within, name, ...own }: NamedLimit,
  who: string,
): Promise<Refusal<'TOO_MANY_ATTEMPTS'> | undefined> =>
  within
    ? enforceBurstLimit(deps, within.name, who, { long: within, short: own })
    : enforceRateLimit(deps, name, who, own);

/** Changes of resources that the caller owns or may end; one limit for all operations without a limit of their own. */
export const changes = limit('change', 3_000, 'day');

/** The same for changes that rewrite lists of the market, teams or orders, move conversations, or mark messages as unread. */
export const decisions = limit('decide', 300, 'day');

/** Questions and announcements to all members of a team, in all projects of an owner together. */
export const teamAnnouncements = limit('tellTeam', 12, 'day');
