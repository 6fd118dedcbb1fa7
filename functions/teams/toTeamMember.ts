import type { StoredUser } from '#functions/authors/author.store.ts';
import type { StoredMember } from '#functions/projects/member.store.ts';
import type { TeamMember } from '#shared/entities/teamMember.ts';
import { formerUsername, fullNameOf } from '#shared/fullName.ts';

/** A team member; their email address is visible to the team only. */
export function toTeamMember(
  { ProjectID, UserID, role, ProspectID, joinedAt }: Omit<StoredMember, 'projectPoints' | 'OwnerUserID'>,
  found: StoredUser | undefined,
  { showEmail, isOwner = false }: { showEmail: boolean; isOwner?: boolean },
): TeamMember {
  const user = found?.status === 'deleted' ? undefined : found;
  const name = user && fullNameOf(user);
  return {
    ProjectID,
    UserID,
    username: user?.username ?? formerUsername,
    ...(name && { name }),
    avatar: user?.avatar ?? { kind: 'ready', name: 'avatar-01' },
    contributionPoints: user?.contributionPoints ?? 0,
    role,
    ...(ProspectID && { ProspectID }),
    status: isOwner ? 'owner' : 'member',
    joinedAt,
    ...(showEmail && user && { email: user.email }),
  };
}
