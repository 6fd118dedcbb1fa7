import { memberSteps, type StoredMember } from '#functions/projects/member.store.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { prospectSteps } from '#functions/projects/prospect.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import type { Departure } from '#shared/entities/teamMember.ts';

/**
 * Steps that end a membership: a record of the member's time in the team keeps their project points, and their role
 * reopens. The roles of a completed project, which is no longer looking for people, keep showing who filled them.
 */
export function endMembership(
  { status }: Pick<ProjectRecord, 'status'>,
  member: StoredMember,
  { leftAt, departure }: { leftAt: string; departure: Departure },
) {
  const { ProjectID, UserID, ProspectID } = member;
  const reopened = status === 'completed' ? undefined : ProspectID;
  return [
    ...memberSteps.remove(member, { leftAt, departure }),
    reopened && prospectSteps.free(ProjectID, reopened, UserID),
    stats.addToTeam(ProjectID, { rolesOpen: reopened ? 1 : 0, members: -1 }),
  ];
}
