import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Instant } from '#shared/fields.ts';
import { ProjectID, UserID } from '#shared/ids.ts';

const Moving = z.object({
  ProjectID,
  OwnerUserID: UserID,
  /** How much happened lately, as it was at `at`; it halves every few days. */
  heat: z.number(),
  at: Instant,
});
type Moving = z.infer<typeof Moving>;

/** The projects around which most happens: one small item, kept up by the stream and read by the home page. */
const movingProjects = entity({
  name: 'movingProjects',
  schema: z.object({ items: z.array(Moving), version: z.int() }),
  key: () => ({ pk: 'moving', sk: 'moving' }),
});

export const movingKey = movingProjects.key();

/** So many are kept; the home page shows the first that everyone still sees. */
const most = 12;
const halfLife = 3 * 24 * 60 * 60 * 1000;

const heatAt = ({ heat, at }: Moving, now: string): number =>
  heat * 0.5 ** (Math.max(0, Date.parse(now) - Date.parse(at)) / halfLife);

/** The list after something happened around a project, the warmest first. */
export function warmed(items: readonly Moving[], moved: Moving): Moving[] {
  const before = items.find(({ ProjectID }) => ProjectID === moved.ProjectID);
  const heat = moved.heat + (before ? heatAt(before, moved.at) : 0);
  const others = items.filter(item => item !== before);
  return [...others, { ...moved, heat }]
    .toSorted((one, other) => heatAt(other, moved.at) - heatAt(one, moved.at))
    .slice(0, most);
}
