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

/** Open roles of public projects, with the fields that the list shows; maintained by projections. */
export const openRoles = entity({
  name: 'openRole',
  schema: OpenRole,
  key: ({ createdAt, ProspectID }: Pick<OpenRole, 'createdAt' | 'ProspectID'>) => ({
    pk: openRolesList,
    sk: `${createdAt}#${ProspectID}`,
  }),
});
