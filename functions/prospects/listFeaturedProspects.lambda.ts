import { lambda } from '#functions/platform/lambda.ts';
import { prospects } from '#shared/contracts/prospects.ts';
import { listFeaturedProspects } from './listFeaturedProspects.ts';

export const handler = lambda(prospects.listFeaturedProspects, ({ query }, deps) =>
  listFeaturedProspects(deps, query),
);
