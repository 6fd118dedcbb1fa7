import { prospects } from '#shared/contracts/prospects.ts';
import { lambda } from '../platform/lambda.ts';
import { listFeaturedProspects } from './listFeaturedProspects.ts';

export const handler = lambda(prospects.listFeaturedProspects, ({ query }, outside) =>
  listFeaturedProspects(outside, query),
);
