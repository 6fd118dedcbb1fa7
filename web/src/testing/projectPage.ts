import type { Project } from '#shared/entities/project.ts';
import type { Answers } from './fakeApi.ts';
import { aComment, aProject, aRole } from './samples.ts';

export const projectPath = '/en/projects/tidewatch/tidewatch';

/** Responses of the project page's endpoints: a project with one open role and one comment, with the given changes. */
export const projectServer = (change: Partial<Project> = {}): Answers => ({
  getProject: () => aProject(change),
  listProspects: () => ({ items: [aRole()] }),
  listTeamMembers: () => ({ items: [] }),
  listProjectPayments: () => ({ items: [] }),
  listProgressEntries: () => ({ items: [] }),
  listComments: () => ({ items: [aComment()] }),
});
