import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { type StoredMember } from '#functions/projects/member.store.ts';
import { type ProjectRecord } from '#functions/projects/project.store.ts';
import { endMembership } from './endMembership.ts';
import { teamEvents } from './team.events.ts';

/** Steps that end a membership at the member's own wish, and publish it. */
export function leavingSteps(
  project: Pick<ProjectRecord, 'status'>,
  member: StoredMember,
  deps: Pick<Deps, 'now' | 'newId'>,
) {
  const { ProjectID, OwnerUserID, UserID, role } = member;
  return [
    ...endMembership(project, member, { leftAt: deps.now(), departure: 'left' }),
    outbox.publish(deps, teamEvents.memberLeft, { ProjectID, OwnerUserID, UserID, role }),
  ];
}
