import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { RoleTerms } from '#shared/entities/prospect.ts';
import { RoleTranslation } from '#shared/entities/translation.ts';
import { Instant, Skill, WrittenLanguage } from '#shared/fields.ts';
import { ProjectID, ProspectID, UserID } from '#shared/ids.ts';

const OpenRole = z.object({
  ProjectID,
  ProspectID,
  OwnerUserID: UserID,
  projectName: z.string(),
  projectShortName: z.string(),
  language: WrittenLanguage,
  /** Its texts and the names of its project in the other languages of the project. */
  translations: z.optional(z.partialRecord(WrittenLanguage, RoleTranslation)),
  PersonType: z.string(),
  Notes: z.string(),
  skill: Skill,
  starterTask: z.optional(z.object({ Title: z.string(), Description: z.string() })),
  ...RoleTerms.shape,
  closesAt: z.optional(Instant),
  applicants: z.int(),
  createdAt: Instant,
});
export type OpenRole = z.infer<typeof OpenRole>;

export const openRolesList = 'openRoles';

/** Query for the open roles of projects in a language, newest first. */
export const openRolesIn = (language: WrittenLanguage) =>
  ({ index: 'gsi1', pk: `openRoles#${language}`, order: 'desc' }) as const;

/** Open roles of public projects, with the fields that the list shows; maintained by projections. `gsi1`: by language. */
export const openRoles = entity({
  name: 'openRole',
  schema: OpenRole,
  key: ({ createdAt, ProspectID }: Pick<OpenRole, 'createdAt' | 'ProspectID'>) => ({
    pk: openRolesList,
    sk: `${createdAt}#${ProspectID}`,
  }),
  gsi1: ({ language, createdAt, ProspectID }) => ({
    pk: openRolesIn(language).pk,
    sk: `${createdAt}#${ProspectID}`,
  }),
});
