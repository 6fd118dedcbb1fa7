import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { projects } from '#shared/contracts/projects.ts';
import { listFeaturedProjects } from './listFeaturedProjects.ts';
import { countsKeys } from './market/counts.store.ts';
import { turnsKey } from './market/reservedPlace.store.ts';
import { trendingKey } from './market/trending.store.ts';

export const handler = lambda(
  projects.listFeaturedProjects,
  {
    load: () => [trendingKey, turnsKey, countsKeys],
    run: listFeaturedProjects,
  },
  { verifyToken: makeTokenVerifier },
);
