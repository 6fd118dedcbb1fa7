import type { FeaturedProspect } from '#shared/entities/prospect.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { avatarOf } from '#web/api/liveSession.ts';
import type { AvatarImageProps } from '#web/ui/AvatarImage.tsx';
import type { Terms } from './RoleTerms.tsx';

/** An open role as lists of roles show it. */
export interface OpenRole {
  id: string;
  ProjectID: string;
  projectName: string;
  role: string;
  notes: string;
  language: WrittenLanguage;
  owner: { UserID: string; avatar: AvatarImageProps['of'] };
  skill: FeaturedProspect['skill'];
  terms: Terms;
  /** Title of the task that applicants do instead of writing a letter. */
  starterTask: string | undefined;
  /** Number of pending applications. */
  applicants: number;
  /** Days within which the owner usually answers, if they do so soon. */
  answersWithin: number | undefined;
  /** Place of the project. */
  country: FeaturedProspect['country'];
  city: string | undefined;
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
  skill: role.skill,
  terms: role,
  starterTask: role.starterTask?.Title,
  applicants: role.applicants,
  answersWithin: role.answersWithin && Number(role.answersWithin),
  country: role.country,
  city: role.city,
  since: role.createdAt,
});
