import { prospects } from '#shared/contracts/prospects.ts';
import { lambda } from '../platform/lambda.ts';
import { removeProspect } from './removeProspect.ts';

export const handler = lambda(prospects.removeProspect, ({ ProjectID, ProspectID, caller }, outside) =>
  removeProspect(outside, { ProjectID, ProspectID, by: caller }),
);
