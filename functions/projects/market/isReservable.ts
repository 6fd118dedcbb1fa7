import { isOver } from '#shared/days.ts';
import type { ProjectCard } from '#shared/entities/project.ts';
import { reservableStates } from '#shared/visibility.ts';

/** Whether a project can be found and joined at an instant: it is under way and its end date is not over. */
export const isReservable = (
  project: Pick<ProjectCard, 'status' | 'endDate' | 'timeZone' | 'country'>,
  at: string,
): boolean =>
  reservableStates.some(state => state === project.status) && !isOver(project, project.endDate, at);
