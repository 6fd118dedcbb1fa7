import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Instant, Skill, WrittenLanguage } from '#shared/fields.ts';
import { ProjectID, ProspectID, UserID } from '#shared/ids.ts';

const OpenRole = z.object({
  ProjectID,
  ProspectID,
  OwnerUserID: UserID,
  projectName: z.string(),
  projectShortName: z.string(),
  language: WrittenLanguage,
  PersonType: z.string(),
  Notes: z.string(),
  skill: Skill,
  applicants: z.int(),
  createdAt: Instant,
});
export type OpenRole = z.infer<typeof OpenRole>;

export const openRolesList = 'openRoles';

/** The list of open roles of public projects, with what a line of it shows; projections keep it. */
export const openRoles = entity({
  name: 'openRole',
  schema: OpenRole,
  key: ({ createdAt, ProspectID }: Pick<OpenRole, 'createdAt' | 'ProspectID'>) => ({
    pk: openRolesList,
    sk: `${createdAt}#${ProspectID}`,
  }),
});
