import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Instant } from '#shared/fields.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';

const TrendingProject = z.object({
  ProjectID,
  OwnerUserID: UserID,
  /** How much happened lately, as it was at `at`; it halves every few days. */
  score: z.number(),
  at: Instant,
});
type TrendingProject = z.infer<typeof TrendingProject>;

/** The projects around which most happens: one small item, kept up by the stream and read by the home page. */
const trendingProjects = entity({
  name: 'movingProjects',
  schema: z.object({ items: z.array(TrendingProject), version: z.int() }),
  key: () => ({ pk: 'moving', sk: 'moving' }),
});

export const trendingKey = trendingProjects.key();

/** So many are kept; the home page shows the first that everyone still sees. */
const most = 12;
const halfLife = 3 * day;

const scoreAt = ({ score, at }: TrendingProject, now: string): number =>
  score * 0.5 ** (Math.max(0, Date.parse(now) - Date.parse(at)) / halfLife);

/** The list after something happened around a project, the warmest first. */
export function bumped(items: readonly TrendingProject[], moved: TrendingProject): TrendingProject[] {
  const before = items.find(({ ProjectID }) => ProjectID === moved.ProjectID);
  const score = moved.score + (before ? scoreAt(before, moved.at) : 0);
  const others = items.filter(item => item !== before);
  return [...others, { ...moved, score }]
    .toSorted((one, other) => scoreAt(other, moved.at) - scoreAt(one, moved.at))
    .slice(0, most);
}
