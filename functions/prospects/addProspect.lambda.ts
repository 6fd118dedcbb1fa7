import { prospects } from '#shared/contracts/prospects.ts';
import { lambda } from '../platform/lambda.ts';
import { addProspect } from './addProspect.ts';

export const handler = lambda(prospects.addProspect, ({ ProjectID, body, caller }, outside) =>
  addProspect(outside, { ProjectID, draft: body, by: caller }),
);
