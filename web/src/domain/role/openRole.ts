import type { FeaturedProspect } from '#shared/entities/prospect.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { paths } from '#shared/paths.ts';
import { placeOfRole } from '#shared/placeOfRole.ts';
import type { listedRoleVersion } from '#shared/translation/versionOf.ts';
import { avatarOf } from '#web/api/liveSession.ts';
import type { Language } from '#web/i18n/languages.ts';
import type { AvatarImageProps } from '#web/ui/AvatarImage.tsx';
import type { Terms } from './RoleTerms.tsx';

/** An open role as lists of roles show it. */
export interface OpenRole {
  id: string;
  /** Paths of its project's page at the role: with the application for it open, where the user is signed in, and without. */
  applyPath: string;
  path: string;
  projectName: string;
  role: string;
  notes: string;
  /** Language in which it is written. */
  language: WrittenLanguage;
  /** Languages of the texts that are shown. */
  languages: ReturnType<typeof listedRoleVersion>['languages'];
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

/** An open role with the texts of the version that its reader sees. */
export const openRole = (
  lang: Language,
  original: FeaturedProspect,
  { role, languages }: ReturnType<typeof listedRoleVersion>,
): OpenRole => ({
  id: role.ProspectID,
  path: paths.project(placeOfRole(lang, original)),
  applyPath: paths.project({ ...placeOfRole(lang, original), query: { apply: role.ProspectID } }),
  projectName: role.projectName,
  role: role.PersonType,
  notes: role.Notes,
  language: original.language,
  languages,
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
