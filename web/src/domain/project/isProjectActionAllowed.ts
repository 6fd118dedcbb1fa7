import type { Project } from '#shared/entities/project.ts';
import { isActionAllowed, type ProjectState, projectActions } from '#shared/lifecycle.ts';

/** Whether a project in this state takes an action; buttons that would be refused are not shown. */
export const isProjectActionAllowed = (action: keyof typeof projectActions, status: ProjectState): boolean =>
  isActionAllowed(projectActions[action], status);

/** Whether a project takes payments or applications: its state allows it, and its owner has not been banned. */
export const doesProjectTake = (
  what: 'acceptPayments' | 'acceptApplications',
  { status, suspended }: Pick<Project, 'status' | 'suspended'>,
): boolean => !suspended && isProjectActionAllowed(what, status);
