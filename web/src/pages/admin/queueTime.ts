import type { Project } from '#shared/entities/project.ts';
import { hour } from '#shared/time.ts';

/** Hours after which a review is overdue. */
export const OVERDUE_HOURS = 24;

/** Whole hours since a project was submitted. */
export const hoursInQueue = ({ submittedAt }: Pick<Project, 'submittedAt'>, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(submittedAt)) / hour));
