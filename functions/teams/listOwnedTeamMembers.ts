import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import {
  formerMembers,
  formerMembersOf,
  formerMembersOfOwner,
  members,
  membersOf,
  membersOfOwner,
  type StoredFormerMember,
  type StoredMember,
} from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { teams as contracts } from '#shared/contracts/teams.ts';
import type { OwnedTeamMember } from '#shared/entities/teamMember.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { toTeamMember } from './toTeamMember.ts';

/**
 * Lists the current or former members of all projects of an owner, or of one of them, for the owner and administrators. Email
 * addresses of former members are not shown. Cost: 2 DynamoDB requests, whatever the number of projects.
 */
export const listOwnedTeamMembers = operation(contracts.listOwnedTeamMembers, {
  load: async ({ OwnerUserID, callerId, isAdmin, query: { status, ProjectID, ...query } }, { table }) => {
    if (OwnerUserID !== callerId && !isAdmin)
      return { cursor: undefined, team: [], people: [], teamProjects: [] };
    const page =
      status === 'former'
        ? await table.query(formerMembers, {
            ...(ProjectID ? formerMembersOf(ProjectID) : formerMembersOfOwner(OwnerUserID)),
            ...query,
          })
        : await table.query(members, {
            ...(ProjectID ? membersOf(ProjectID) : membersOfOwner(OwnerUserID)),
            ...query,
          });
    if (isRefusal(page)) return page;
    // A project may be another person's, and the people who left may have been in the team of a former owner.
    const team: (StoredMember | StoredFormerMember)[] = page.items
      .filter(member => member.OwnerUserID === OwnerUserID)
      .toSorted((one, other) => (sinceOf(one) > sinceOf(other) ? -1 : 1));
    return {
      cursor: page.cursor,
      team,
      people: team.map(({ UserID }) => authors.key(UserID)),
      teamProjects: team.map(({ ProjectID }) => projects.key(ProjectID)),
    };
  },
  run({ OwnerUserID, caller, loaded: { cursor, team, people, teamProjects } }) {
    if (OwnerUserID !== caller.UserID && !caller.isAdmin) return refuse('FORBIDDEN');

    const items = team.flatMap((member, index): OwnedTeamMember[] => {
      const project = teamProjects[index];
      if (!project) return []; // deleted in the meantime
      const former = 'leftAt' in member ? member : undefined;
      const isMember = former === undefined;
      return [
        {
          ...toTeamMember(member, people[index], { showEmail: isMember }),
          ...(former && {
            status: 'former',
            leftAt: former.leftAt,
            ...(former.departure && { departure: former.departure }),
          }),
          project: { ProjectID: project.ProjectID, name: project.name, shortName: project.shortName },
          projectPoints: member.projectPoints,
          removable: isMember && isActionAllowed(projectActions.changeTeam, project.status),
        },
      ];
    });
    return { items, ...(cursor !== undefined && { cursor }) };
  },
});

/** Time at which a person joined a team or, for former members, left it. */
const sinceOf = (member: StoredMember | StoredFormerMember): string =>
  'leftAt' in member ? member.leftAt : member.joinedAt;
