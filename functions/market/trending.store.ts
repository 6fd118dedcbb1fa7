import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Instant } from '#shared/fields.ts';
import { trending } from '#shared/finding.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';

const TrendingProject = z.object({
  ProjectID,
  OwnerUserID: UserID,
  /** Recent activity as of `at`; halves every `trending.halfLifeDays`. */
  score: z.number(),
  at: Instant,
});
export type TrendingProject = z.infer<typeof TrendingProject>;

const Trending = z.object({ items: z.array(TrendingProject), version: z.int() });
export type Trending = z.infer<typeof Trending>;

/** The trending projects: one small item that the stream updates and the home page reads. */
const trendingProjects = entity({
  name: 'movingProjects',
  schema: Trending,
  key: () => ({ pk: 'moving', sk: 'moving' }),
});

export const trendingKey = trendingProjects.key();

/** Number of projects kept; the home page shows the first ones that are still public. */
const most = 12;
const halfLife = trending.halfLifeDays * day;

/** Score of a project at a later time. */
export const scoreAt = ({ score, at }: Pick<TrendingProject, 'score' | 'at'>, now: string): number =>
  score * 0.5 ** (Math.max(0, Date.parse(now) - Date.parse(at)) / halfLife);

/** Replaces the list if it has not changed since it was read. */
export function replaceTrending(known: { version: number } | undefined, items: TrendingProject[]) {
  const next = { items, version: (known?.version ?? 0) + 1 };
  return known
    ? Step.put(trendingKey, next).when('version', '=', known.version)
    : Step.create(trendingKey, next);
}

/** Part of its score that the list may not know of a project: as long as nothing changes places, it is not worth a write. */
const tolerance = 0.05;

/** The list after the score of a project has risen, highest first; undefined if the list says nearly the same. */
export function risen(
  items: readonly TrendingProject[],
  moved: TrendingProject,
): TrendingProject[] | undefined {
  const before = items.find(({ ProjectID }) => ProjectID === moved.ProjectID);
  const after = bumped(
    items.filter(item => item !== before),
    moved,
  );
  if (!before) return after.includes(moved) ? after : undefined;
  const isInPlace = after.every(({ ProjectID }, index) => ProjectID === items[index]?.ProjectID);
  return isInPlace && scoreAt(before, moved.at) >= (1 - tolerance) * moved.score ? undefined : after;
}

/** The list after activity around a project, highest score first. */
export function bumped(items: readonly TrendingProject[], moved: TrendingProject): TrendingProject[] {
  const before = items.find(({ ProjectID }) => ProjectID === moved.ProjectID);
  const score = moved.score + (before ? scoreAt(before, moved.at) : 0);
  const others = items.filter(item => item !== before);
  return [...others, before ? { ...moved, score } : moved]
    .toSorted((one, other) => scoreAt(other, moved.at) - scoreAt(one, moved.at))
    .slice(0, most);
}
