import type { ProjectRecord } from './project.store.ts';
import type { ProjectStats } from './stats.store.ts';

type Step = (project: ProjectRecord, stats: ProjectStats) => boolean;

/** Minimum length of details that tell contributors and donors enough, in characters. */
const tellingDetails = 600;

/** Features of a complete page beyond the required fields, with equal weights. */
const steps: readonly Step[] = [
  () => true, // the required fields
  ({ image }) => image.kind === 'picture',
  ({ videoUrl }) => videoUrl !== undefined,
  ({ details }) => details.length >= tellingDetails,
  ({ progress }) => progress > 0,
  (_, { rolesOpen, members }) => rolesOpen + members > 0,
  (_, { members }) => members > 0,
  (_, { supporters }) => supporters > 0,
];

/** Share of the features of a complete page that a project has, in percent. */
export const completenessOf = (project: ProjectRecord, stats: ProjectStats): number =>
  Math.round((100 * steps.filter(step => step(project, stats)).length) / steps.length);
