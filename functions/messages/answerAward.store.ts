import * as z from 'zod/mini';
import { awardSteps, awards } from '#functions/authors/award.store.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { message as settings } from '#shared/correspondence.ts';
import { utcDayOf } from '#shared/days.ts';
import type { MessageID, UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';

const RewardedAnswers = z.object({ count: z.int(), ttl: z.int() });
export type RewardedAnswers = z.infer<typeof RewardedAnswers>;

/** Number of answers that have earned a person points on a day, in UTC. */
export const rewardedAnswers = entity({
  name: 'rewardedAnswers',
  schema: RewardedAnswers,
  key: (id: UserID, at: string) => ({ pk: `user#${id}`, sk: `rewardedAnswers#${utcDayOf(at)}` }),
  ttl: ({ ttl }) => ttl,
});

/** Award for the first answer to a message. */
export const answerAwardKey = (id: UserID, answered: MessageID) =>
  awards.key(id, { kind: 'answer', answered });

/** Steps that award points for the first answer to a message; none once the day's answers have been rewarded. */
export function rewardAnswer(
  id: UserID,
  answered: MessageID,
  today: RewardedAnswers | undefined,
  at: string,
) {
  const key = rewardedAnswers.key(id, at);
  const max = settings.rewardedAnswersPerDay;
  if (today && today.count >= max) return [];
  const counted = today
    ? Step.add(key, { count: 1 }).when('count', '<', max)
    : Step.create(key, { count: 1, ttl: ttlAfter(at, 2 * day) });
  return [counted, ...awardSteps(id, { kind: 'answer', answered }, at)];
}
