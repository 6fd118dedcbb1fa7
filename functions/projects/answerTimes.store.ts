import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type AnswerLimit, answerLimits } from '#shared/finding.ts';
import { UserID } from '#shared/ids.ts';
import { request } from '#shared/settings.ts';

const AnswerTimes = z.object({
  /** The owner; absent until their first answer after it was noted. */
  OwnerUserID: z.optional(UserID),
  /** Hours that the owner took for each of their latest answers, the last one at the end. */
  hours: z.array(z.number()),
  /** Number of all answers. */
  answers: z.int(),
});
export type AnswerTimes = z.infer<typeof AnswerTimes>;

/** Times that an owner takes to answer applications. */
export const answerTimes = entity({
  name: 'answerTimes',
  schema: AnswerTimes,
  key: (owner: UserID) => ({ pk: `user#${owner}`, sk: 'answerTimes' }),
});

/** Adds an answer to those that were read; a repetition follows if another one was added meanwhile. */
export function addAnswerTime(owner: UserID, known: AnswerTimes | undefined, hours: number) {
  const key = answerTimes.key(owner);
  if (!known) return Step.create(key, { OwnerUserID: owner, hours: [hours], answers: 1 });
  const latest = [...known.hours, hours].slice(-request.rememberedAnswers);
  return Step.put(key, { OwnerUserID: owner, hours: latest, answers: known.answers + 1 }).when(
    'answers',
    '=',
    known.answers,
  );
}

/** Median of the latest answers in hours; absent if there are too few to promise anything. */
export function medianOf(times: AnswerTimes | undefined): number | undefined {
  if (!times || times.hours.length < request.answersForMedian) return undefined;
  const sorted = times.hours.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, hours) => sum + hours, 0) / middle.length;
}

/** The fewest days of those by which roles are filtered within which an owner usually answers; undefined if they take longer. */
export function answersWithin(times: AnswerTimes | undefined): AnswerLimit | undefined {
  const median = medianOf(times);
  return median === undefined ? undefined : answerLimits.find(limit => median <= Number(limit) * 24);
}
