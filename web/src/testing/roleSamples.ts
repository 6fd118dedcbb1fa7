import type { RoleCounts } from '#shared/contracts/prospects.ts';
import { FeaturedProspect } from '#shared/entities/prospect.ts';
import { aMe, aRole } from '#web/testing/samples.ts';

/** The numbers of a list of open roles, with the given ones. */
export const roleCounts = (change: Partial<RoleCounts> = {}): RoleCounts => ({
  roles: 4,
  matching: 4,
  matchingWords: 4,
  skill: {},
  language: {},
  country: {},
  workplace: {},
  hours: {},
  answer: {},
  starterTask: {},
  without: {},
  ...change,
});

/** An open role with its project and owner, as lists have it. */
export const anOpenRole = (change: Partial<FeaturedProspect> = {}): FeaturedProspect =>
  FeaturedProspect.parse({
    ...aRole(),
    projectName: 'Tidewatch',
    language: 'en',
    country: 'GB',
    owner: aMe,
    ...change,
  });
