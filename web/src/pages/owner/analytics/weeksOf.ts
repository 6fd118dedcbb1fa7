import type { AnalyticsDetails } from '#shared/entities/analytics.ts';

type Days = AnalyticsDetails['days'];

/** Sums of seven days each, named by the first of them. The last week is whole; the first one may be shorter. */
export function weeksOf(days: Days): Days {
  const first = days.length % 7;
  const starts = [...(first > 0 ? [0] : []), ...days.flatMap((_, at) => (at % 7 === first ? [at] : []))];
  return starts.flatMap((start, index) => {
    const [head, ...others] = days.slice(start, starts[index + 1]);
    return head ? [others.reduce(addTo, head)] : [];
  });
}

const addTo = (sum: Days[number], day: Days[number]): Days[number] => ({
  day: sum.day,
  visits: sum.visits + day.visits,
  visitors: sum.visitors + day.visitors,
  likes: sum.likes + day.likes,
  applications: sum.applications + day.applications,
  contributions: sum.contributions + day.contributions,
});
