import * as z from 'zod/mini';
import { del, domain, get } from '../contract.ts';
import { TeamMember } from '../entities/teamMember.ts';

export const teams = domain('teams', {
  listTeamMembers: get('/projects/{ProjectID}/team-members', {
    summary: 'The owner and the team of a project; e-mail addresses only for the team itself.',
    access: 'optional',
    output: z.object({ items: z.array(TeamMember) }),
    errors: ['PROJECT_NOT_FOUND'],
  }),

  removeMember: del('/projects/{ProjectID}/team-members/{UserID}', {
    summary: 'Take somebody out of the team; their role is free again and they receive points.',
    access: 'signedIn',
    errors: [
      'PROJECT_NOT_FOUND',
      'FORBIDDEN',
      'MEMBER_NOT_FOUND',
      'OWNER_NOT_REMOVABLE',
      'INVALID_PROJECT_STATE',
    ],
    successMessage: 'The person has left the team.',
  }),
});
