import { isOver } from '#shared/days.ts';
import type { ProjectCard } from '#shared/entities/project.ts';
import { statesUnderWay } from '#shared/visibility.ts';

/** Whether people can join a project or give to it at an instant: its state allows it and its end date is not over. */
export const isUnderWay = (
  project: Pick<ProjectCard, 'status' | 'endDate' | 'timeZone' | 'country'>,
  at: string,
): boolean => statesUnderWay.some(state => state === project.status) && !isOver(project, project.endDate, at);
