import * as z from 'zod/mini';
import { del, domain, get } from '../contract.ts';
import { OwnedTeamMember, TeamMember, TeamStatistics } from '../entities/teamMember.ts';
import { pageOf, paginationQuery } from '../fields.ts';
import { ProjectID } from '../ids.ts';

export const teams = domain('teams', {
  listTeamMembers: get('/projects/{ProjectID}/team-members', {
    summary: "List a project's owner and team. Email addresses are included only for team members.",
    access: 'optional',
    output: z.object({ items: z.array(TeamMember) }),
    errors: ['PROJECT_NOT_FOUND'],
  }),

  listOwnedTeamMembers: get('/authors/{OwnerUserID}/owned-projects/team-members', {
    summary:
      'List the members of all projects of an owner (the caller, or anyone for administrators), or of one of them, latest first: current members, or former ones.',
    access: 'signedIn',
    query: z.object({
      ...paginationQuery,
      ProjectID: z.optional(ProjectID),
      status: z._default(z.enum(['member', 'former']), 'member'),
    }),
    output: pageOf(OwnedTeamMember),
    errors: ['FORBIDDEN'],
  }),

  getTeamStatistics: get('/projects/{ProjectID}/team-statistics', {
    summary:
      "Get the tasks of each person in the team of the caller's project by status, and those added and done in each of the last weeks. Comes with plans that include team management.",
    access: 'signedIn',
    output: TeamStatistics,
    errors: ['PROJECT_NOT_FOUND', 'FORBIDDEN', 'PLAN_WITHOUT_ACCESS'],
  }),

  removeMember: del('/projects/{ProjectID}/team-members/{UserID}', {
    summary: 'Remove a team member. Their role reopens and they receive points.',
    access: 'signedIn',
    errors: [
      'PROJECT_NOT_FOUND',
      'FORBIDDEN',
      'MEMBER_NOT_FOUND',
      'OWNER_NOT_REMOVABLE',
      'INVALID_PROJECT_STATE',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'The person has been removed from the team.',
  }),

  // Possible in every state of the project, because members are not obliged to take part (terms). Those who leave a
  // completed project keep their award for it; shares of later payments go to those who are in the team then.
  leaveTeam: del('/projects/{ProjectID}/team-members/me', {
    summary:
      "Leave a project's team, whatever the project's state. The role reopens, unless the project is completed; the owner is notified. Leaving awards no points.",
    access: 'signedIn',
    errors: ['PROJECT_NOT_FOUND', 'NOT_A_MEMBER', 'OWNER_CANNOT_LEAVE', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'You’ve left the team.',
  }),
});
