import { prospects } from '#shared/contracts/prospects.ts';
import { lambda } from '../platform/lambda.ts';
import { isRefusal } from '../platform/refusal.ts';
import { updateProspects } from './updateProspects.ts';

export const handler = lambda(prospects.updateProspects, async ({ ProjectID, body, caller }, outside) => {
  const items = await updateProspects(outside, { ProjectID, items: body.items, by: caller });
  return isRefusal(items) ? items : { items };
});
