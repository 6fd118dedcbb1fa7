import type { ProjectRecord } from './project.store.ts';
import type { ProjectStats } from './stats.store.ts';

type Step = (project: ProjectRecord, stats: ProjectStats) => boolean;

/** Fewer characters of details say too little to whoever would join or give. */
const tellingDetails = 600;

/** What a complete page has, beside what every proposal must have. Each counts the same. */
const steps: readonly Step[] = [
  () => true, // the proposal itself
  ({ image }) => image.kind === 'picture',
  ({ videoUrl }) => videoUrl !== undefined,
  ({ details }) => details.length >= tellingDetails,
  ({ progress }) => progress > 0,
  (_, { rolesOpen, members }) => rolesOpen + members > 0,
  (_, { members }) => members > 0,
  (_, { supporters }) => supporters > 0,
];

/** How much of a complete page a project has, in percent. */
export const completenessOf = (project: ProjectRecord, stats: ProjectStats): number =>
  Math.round((100 * steps.filter(step => step(project, stats)).length) / steps.length);
