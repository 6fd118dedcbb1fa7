import type { authors } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { StoredFormerMember, StoredMember } from '#functions/projects/member.store.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { teams as contracts } from '#shared/contracts/teams.ts';
import type { OwnedTeamMember } from '#shared/entities/teamMember.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { toTeamMember } from './toTeamMember.ts';

/**
 * Lists the current or former members of all projects of an owner, for the owner and administrators. Email addresses of
 * former members are not shown. Cost: 2 DynamoDB requests, whatever the number of projects.
 */
export function listOwnedTeamMembers({
  OwnerUserID,
  caller,
  loaded: [cursor, team, people, teamProjects],
}: Input<
  typeof contracts.listOwnedTeamMembers,
  [string | undefined, (StoredMember | StoredFormerMember)[], (typeof authors)[], (typeof projects)[]]
>) {
  if (OwnerUserID !== caller.UserID && !caller.isAdmin) return refuse('FORBIDDEN');

  const items = team.flatMap((member, place): OwnedTeamMember[] => {
    const project = teamProjects[place];
    if (!project) return []; // deleted in the meantime
    const former = 'leftAt' in member ? member : undefined;
    const isMember = former === undefined;
    return [
      {
        ...toTeamMember(member, people[place], { showEmail: isMember }),
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
}
