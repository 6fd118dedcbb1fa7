import { isActionAllowed, type ProjectState, projectActions } from '#shared/lifecycle.ts';

/** Whether a project in this state takes an action; buttons that would be refused are not shown. */
export const isProjectActionAllowed = (action: keyof typeof projectActions, status: ProjectState): boolean =>
  isActionAllowed(projectActions[action], status);
