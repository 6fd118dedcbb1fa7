import type { Project } from '#shared/entities/project.ts';
import { OwnedTeamMember, TeamMember } from '#shared/entities/teamMember.ts';
import type { Answers } from './fakeApi.ts';
import { aMe, aProject, aRole } from './samples.ts';

/** A project that the caller owns. */
export const ownProject = (change: Partial<Project> = {}): Project =>
  aProject({
    you: {
      owner: true,
      member: false,
      liked: false,
      following: false,
      canAdminister: false,
      beyondPlan: false,
    },
    raised: 0,
    ...change,
  });

/** A member of its team. */
export const member = (id: string, name: string, status: 'owner' | 'member') =>
  TeamMember.parse({
    ProjectID: 'tidewatch',
    UserID: id,
    username: id,
    name,
    avatar: { kind: 'ready', name: 'avatar-04' },
    contributionPoints: 500,
    role: 'Interface designer',
    status,
    joinedAt: '2026-04-30T10:00:00.000Z',
  });

/** A member of one of the caller's teams. */
export const ownedMember = (id: string, name: string, change: Partial<OwnedTeamMember> = {}) =>
  OwnedTeamMember.parse({
    ...member(id, name, 'member'),
    email: `${id}@cairn.example`,
    project: { ProjectID: 'tidewatch', name: 'Tidewatch', shortName: 'Tidewatch' },
    projectPoints: 0,
    removable: true,
    ...change,
  });

/** A server with one project of the caller. */
export const withProject = (project: Project, more: Answers = {}): Answers => ({
  listUserProjects: () => ({ items: [project] }),
  getProject: () => project,
  listProspects: () => ({ items: [aRole()] }),
  listTeamMembers: () => ({ items: [member(aMe.UserID, 'Lucía Ferrer', 'owner')] }),
  listOwnerRequests: () => ({ items: [] }),
  ...more,
});
