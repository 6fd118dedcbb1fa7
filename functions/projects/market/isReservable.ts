import type { ProjectCard } from '#shared/entities/project.ts';
import { reservableStates } from '#shared/visibility.ts';

/** Whether a project can be found and joined on a day (ISO): it is under way and its end date is not over. */
export const isReservable = (
  { status, endDate }: Pick<ProjectCard, 'status' | 'endDate'>,
  today: string,
): boolean => reservableStates.some(state => state === status) && endDate >= today;
