import { prospects } from '#shared/contracts/prospects.ts';
import { lambda } from '../platform/lambda.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import { updateProspects } from './updateProspects.ts';

export const handler = lambda(
  prospects.updateProspect,
  async ({ ProjectID, ProspectID, body, caller }, outside) => {
    const changed = await updateProspects(outside, {
      ProjectID,
      items: [{ ProspectID, change: body }],
      by: caller,
    });
    return isRefusal(changed) ? changed : (changed[0] ?? refuse('PROSPECT_NOT_FOUND'));
  },
);
