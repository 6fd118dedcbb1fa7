import type { FeaturedProspect } from '#shared/entities/prospect.ts';
import type { OpenRole } from './openRole.store.ts';
import { toProspect } from './toProspect.ts';

/** An open role as lists show it, with its project's owner and place. */
export function toFeatured(
  role: OpenRole,
  {
    owner,
    country,
    city,
    answersWithin,
  }: Pick<FeaturedProspect, 'owner' | 'country' | 'city' | 'answersWithin'>,
): FeaturedProspect {
  const { projectName, projectShortName, language, translations } = role;
  return {
    ...toProspect(role, projectShortName),
    projectName,
    language,
    country,
    ...(city !== undefined && { city }),
    owner,
    ...(answersWithin && { answersWithin }),
    ...(translations && { translations }),
  };
}
