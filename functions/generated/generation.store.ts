import * as z from 'zod/mini';
import type { Caller } from '#functions/platform/caller.ts';
import { entity, type Ref } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { utcDayOf } from '#shared/days.ts';
import type { GenerationKind, GenerationQuota } from '#shared/entities/generated.ts';
import { Day, Instant } from '#shared/fields.ts';
import { generation } from '#shared/generation.ts';
import { SuggestionID, type UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';

const GenerationUse = z.object({
  used: z.int(),
  /** Failures, whether or not they were counted; of days only. */
  failed: z.optional(z.int()),
  ttl: z.int(),
});
type GenerationUse = z.infer<typeof GenerationUse>;

/** Generations of a user in a period: a UTC day (`2026-11-20`) or an hour of it (`2026-11-20T09`). */
export const generationUse = entity({
  name: 'generationUse',
  schema: GenerationUse,
  key: (user: UserID, period: string) => ({ pk: `user#${user}`, sk: `generations#${period}` }),
  ttl: ({ ttl }) => ttl,
});

/** The generations of a user on the day and in the hour of an instant, as keys and as loaded. */
export const usesAt = (user: UserID, at: string) =>
  [generationUse.key(user, utcDayOf(at)), generationUse.key(user, hourOf(at))] as const;
export type Uses = readonly [ofDay: GenerationUse | undefined, ofHour: GenerationUse | undefined];

const Claim = z.object({
  /** The attempt that owns the claim. */
  startedAt: Instant,
  /** UTC day on which the generation was counted. */
  countedOn: Day,
  /** Hour in which it was counted. */
  countedIn: z.optional(z.string()),
  /** Fingerprint of the call. */
  content: z.optional(z.string()),
  /** The suggestions, once they are stored. */
  ids: z.optional(z.array(SuggestionID)),
  ttl: z.int(),
});
export type Claim = z.infer<typeof Claim>;

/** Generations by user, kind and submission key: each is counted and stored once. */
export const claims = entity({
  name: 'generation',
  schema: Claim,
  key: (user: UserID, kind: GenerationKind, submissionKey: string) => ({
    pk: `user#${user}`,
    sk: `generation#${kind}#${submissionKey}`,
  }),
  ttl: ({ ttl }) => ttl,
});

/** The hour of an instant, in UTC. */
export const hourOf = (at: string): string => at.slice(0, 13);

const limitOf = ({ planTypeId }: Caller): number => generation.perDay[planTypeId];

/** The caller's quota, with generations that have been counted since the counts were loaded. */
export const quotaOf = (caller: Caller, [ofDay, ofHour]: Uses, since = 0): GenerationQuota => ({
  used: (ofDay?.used ?? 0) + since,
  limit: limitOf(caller),
  hour: { used: (ofHour?.used ?? 0) + since, limit: generation.perHour },
});

/** The partition and time in which an attempt at a generation was counted. */
type Counted = Pick<Claim, 'startedAt' | 'countedOn' | 'countedIn'>;

/** Steps of a generation, which is claimed and counted before it starts. */
export const generationSteps = {
  /** Claims the key and counts the generation within the limits of the day and of the hour. */
  begin: (
    caller: Caller,
    { kind, key, content }: { kind: GenerationKind; key: string; content: string },
    at: string,
  ) =>
    [
      Step.create(claims.key(caller.UserID, kind, key), {
        startedAt: at,
        countedOn: utcDayOf(at),
        countedIn: hourOf(at),
        content,
        ttl: ttlAfter(at, generation.keepDays * day),
      }),
      count(generationUse.key(caller.UserID, utcDayOf(at)), limitOf(caller), at).otherwise(
        'GENERATION_LIMIT_REACHED',
        { limit: limitOf(caller) },
      ),
      count(generationUse.key(caller.UserID, hourOf(at)), generation.perHour, at).otherwise(
        'GENERATION_HOURLY_LIMIT_REACHED',
        { limit: generation.perHour },
      ),
    ] as const,

  /** Takes over a claim whose attempt never ended; it has been counted. */
  takeOver: (user: UserID, kind: GenerationKind, key: string, { startedAt }: Claim, at: string) =>
    Step.update(claims.key(user, kind, key), { startedAt: at })
      .when('startedAt', '=', startedAt)
      .when('ids', 'absent'),

  finish: (user: UserID, kind: GenerationKind, key: string, startedAt: string, ids: SuggestionID[]) =>
    Step.update(claims.key(user, kind, key), { ids })
      .when('startedAt', '=', startedAt)
      .when('ids', 'absent'),

  /** Gives up the claim of an attempt that never reached the generator, and takes its unit off the counts. */
  giveBack: (user: UserID, kind: GenerationKind, key: string, counted: Counted) =>
    [
      giveUp(user, kind, key, counted),
      Step.add(generationUse.key(user, counted.countedOn), { used: -1 }),
      ...giveHourBack(user, counted),
    ] as const,

  /** The same for an attempt that has failed, of which only some a day are not counted: otherwise TOO_MANY_ATTEMPTS. */
  forgive: (user: UserID, kind: GenerationKind, key: string, counted: Counted) =>
    [
      giveUp(user, kind, key, counted),
      Step.add(generationUse.key(user, counted.countedOn), { used: -1, failed: 1 })
        .whenAbsentOr('failed', '<', generation.freeFailures)
        .otherwise('TOO_MANY_ATTEMPTS'),
      ...giveHourBack(user, counted),
    ] as const,

  /** Gives up the claim of a failed attempt, which stays counted. */
  fail: (user: UserID, kind: GenerationKind, key: string, counted: Counted) =>
    [
      giveUp(user, kind, key, counted),
      Step.add(generationUse.key(user, counted.countedOn), { failed: 1 }),
    ] as const,
};

const giveUp = (user: UserID, kind: GenerationKind, key: string, { startedAt }: Counted) =>
  Step.remove(claims.key(user, kind, key))
    .when('startedAt', '=', startedAt)
    .when('ids', 'absent');

const giveHourBack = (user: UserID, { countedIn }: Counted) =>
  countedIn === undefined ? [] : [Step.add(generationUse.key(user, countedIn), { used: -1 })];

const count = (use: Ref<GenerationUse>, limit: number, at: string) =>
  Step.add(use, { used: 1 })
    .set({ ttl: ttlAfter(at, 2 * day) })
    .whenAbsentOr('used', '<', limit);
