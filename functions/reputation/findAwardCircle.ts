import { noteCircle } from '#functions/authors/awardCircle.store.ts';
import {
  type StoredTaskAwards,
  weeklyTaskAwards,
  weeksOfAwards,
} from '#functions/authors/taskAward.store.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { addDays } from '#shared/days.ts';
import { reputation } from '#shared/settings.ts';
import { reputationEvents } from './reputation.events.ts';

/** More than there are: weeks expire. */
const keptWeeks = 20;

/**
 * Notes two people who have awarded each other points for tasks, at the first award of a week; administrators are told once per
 * pair and month.
 */
export const findAwardCircle: Projection<StoredTaskAwards> = async ({ before, after }, deps) => {
  if (before || !after) return [];
  const { owner, person, begins } = after;
  const { table, now } = deps;
  const back = await table.query(weeklyTaskAwards, {
    ...weeksOfAwards({ owner: person, person: owner }),
    limit: keptWeeks,
  });
  const earliest = addDays(begins, -reputation.circleDays);
  // Weeks after this one are compared with it when they begin: changes may arrive late.
  if (!back.items.some(week => week.begins >= earliest && week.begins <= begins)) return [];

  const people: [typeof owner, typeof person] = owner < person ? [owner, person] : [person, owner];
  const month = begins.slice(0, 'YYYY-MM'.length);
  return [
    ...noteCircle(owner, person, now()),
    outbox.publish(
      deps,
      reputationEvents.awardCircleFound,
      { people },
      `award-circle-${people.join('-')}-${month}`,
    ),
  ];
};
