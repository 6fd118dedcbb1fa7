import * as z from 'zod/mini';
import type { Caller } from '#functions/platform/caller.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import type { GenerationKind, GenerationQuota } from '#shared/entities/generated.ts';
import { Day, Instant } from '#shared/fields.ts';
import { generation } from '#shared/generation.ts';
import { SuggestionID, type UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';

const DailyUse = z.object({ used: z.int(), ttl: z.int() });
export type DailyUse = z.infer<typeof DailyUse>;

/** Generations of a user on a UTC day. */
export const dailyUse = entity({
  name: 'generationUse',
  schema: DailyUse,
  key: (user: UserID, on: string) => ({ pk: `user#${user}`, sk: `generations#${on}` }),
  ttl: ({ ttl }) => ttl,
});

const Claim = z.object({
  /** The attempt that owns the claim. */
  startedAt: Instant,
  /** UTC day on which the generation was counted. */
  countedOn: Day,
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

/** The UTC day of an instant. */
export const dayOf = (at: string): string => at.slice(0, 10);

const startOfNextDay = (at: string): string =>
  new Date(Date.parse(`${dayOf(at)}T00:00:00.000Z`) + day).toISOString();

const limitOf = ({ planTypeId }: Caller): number | null => generation.perDay[planTypeId];

export const quotaOf = (caller: Caller, used: number, at: string): GenerationQuota => ({
  used,
  limit: limitOf(caller),
  resetsAt: startOfNextDay(at),
});

/** Steps of a generation, which is claimed and counted before it starts. */
export const generationSteps = {
  /** Claims the key and counts the generation within the limit of the caller's plan. */
  begin: (
    caller: Caller,
    { kind, key, content }: { kind: GenerationKind; key: string; content: string },
    known: DailyUse | undefined,
    at: string,
  ) =>
    [
      Step.create(claims.key(caller.UserID, kind, key), {
        startedAt: at,
        countedOn: dayOf(at),
        content,
        ttl: ttlAfter(at, generation.keepDays * day),
      }),
      count(caller, known, at),
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

  /** Gives up the claim of a failed attempt and takes its unit off the count. */
  giveBack: (
    user: UserID,
    kind: GenerationKind,
    key: string,
    claim: Pick<Claim, 'startedAt' | 'countedOn'>,
  ) =>
    [
      Step.remove(claims.key(user, kind, key))
        .when('startedAt', '=', claim.startedAt)
        .when('ids', 'absent'),
      Step.add(dailyUse.key(user, claim.countedOn), { used: -1 }),
    ] as const,
};

function count(caller: Caller, known: DailyUse | undefined, at: string) {
  const key = dailyUse.key(caller.UserID, dayOf(at));
  if (!known) return Step.create(key, { used: 1, ttl: ttlAfter(at, 2 * day) });
  const limit = limitOf(caller);
  const more = Step.update(key, {}).add({ used: 1 });
  return limit === null
    ? more
    : more.when('used', '<', limit).otherwise('GENERATION_LIMIT_REACHED', { limit });
}
