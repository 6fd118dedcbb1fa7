import { type CompletenessStep, completenessSteps, tellingDetails } from '#shared/completeness.ts';
import type { ProjectRecord } from './project.store.ts';
import type { ProjectStats } from './stats.store.ts';

/** Whether a project has each feature of a complete page; they have equal weights, and so have the required fields. */
const isDone: Record<CompletenessStep, (project: ProjectRecord, stats: ProjectStats) => boolean> = {
  picture: ({ image }) => image.kind === 'picture',
  video: ({ videoUrl }) => videoUrl !== undefined,
  details: ({ details }) => details.length >= tellingDetails,
  progress: ({ progress }) => progress > 0,
  roles: (_, { rolesOpen, members }) => rolesOpen + members > 0,
  team: (_, { members }) => members > 0,
  supporters: (_, { supporters }) => supporters > 0,
};

/** Share of the features of a complete page that a project has, in percent, and those that are missing. */
export function completenessOf(project: ProjectRecord, stats: ProjectStats) {
  const missing = completenessSteps.filter(step => !isDone[step](project, stats));
  const all = completenessSteps.length + 1;
  return { completeness: Math.round((100 * (all - missing.length)) / all), missing };
}
