import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Instant } from '#shared/fields.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';

const TrendingProject = z.object({
  ProjectID,
  OwnerUserID: UserID,
  /** Recent activity as of `at`; halves every three days. */
  score: z.number(),
  at: Instant,
});
type TrendingProject = z.infer<typeof TrendingProject>;

/** The trending projects: one small item that the stream updates and the home page reads. */
const trendingProjects = entity({
  name: 'movingProjects',
  schema: z.object({ items: z.array(TrendingProject), version: z.int() }),
  key: () => ({ pk: 'moving', sk: 'moving' }),
});

export const trendingKey = trendingProjects.key();

/** Number of projects kept; the home page shows the first ones that are still public. */
const most = 12;
const halfLife = 3 * day;

const scoreAt = ({ score, at }: TrendingProject, now: string): number =>
  score * 0.5 ** (Math.max(0, Date.parse(now) - Date.parse(at)) / halfLife);

/** The list after activity around a project, highest score first. */
export function bumped(items: readonly TrendingProject[], moved: TrendingProject): TrendingProject[] {
  const before = items.find(({ ProjectID }) => ProjectID === moved.ProjectID);
  const score = moved.score + (before ? scoreAt(before, moved.at) : 0);
  const others = items.filter(item => item !== before);
  return [...others, { ...moved, score }]
    .toSorted((one, other) => scoreAt(other, moved.at) - scoreAt(one, moved.at))
    .slice(0, most);
}
