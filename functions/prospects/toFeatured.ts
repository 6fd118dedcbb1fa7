import type { FeaturedProspect } from '#shared/entities/prospect.ts';
import type { OpenRole } from './openRole.store.ts';
import { toProspect } from './toProspect.ts';

/** An open role as lists show it. */
export const toFeatured = (role: OpenRole, owner: FeaturedProspect['owner']): FeaturedProspect => ({
  ...toProspect(role, role.projectShortName),
  projectName: role.projectName,
  language: role.language,
  owner,
});
