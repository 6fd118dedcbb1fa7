import type { FeaturedProspect } from '#shared/entities/prospect.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { avatarOf } from '#web/api/liveSession.ts';
import type { AvatarImageProps } from '#web/ui/AvatarImage.tsx';

/** An open role as lists of roles show it. */
export interface OpenRole {
  id: string;
  ProjectID: string;
  projectName: string;
  role: string;
  notes: string;
  language: WrittenLanguage;
  owner: { UserID: string; avatar: AvatarImageProps['of'] };
  /** ISO date and time. */
  since: string;
}

export const openRole = (role: FeaturedProspect): OpenRole => ({
  id: role.ProspectID,
  ProjectID: role.ProjectID,
  projectName: role.projectName,
  role: role.PersonType,
  notes: role.Notes,
  language: role.language,
  owner: { UserID: role.owner.UserID, avatar: avatarOf(role.owner.avatar) },
  since: role.createdAt,
});
