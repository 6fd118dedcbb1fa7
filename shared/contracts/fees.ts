import * as z from 'zod/mini';
import { get } from '../contract.ts';
import { MinorUnits } from '../fields.ts';
import { planTypeIds } from '../plans.ts';

/** The platform fee: of every plan, and of payments to a project. */
export const feeEndpoints = {
  getPlatformFee: get('/settings/platform-fee', {
    summary:
      'Platform fee on payments for each owner plan, in permille; at least what the dearest card costs, so that small payments have a larger one.',
    access: 'public',
    cachedAtEdge: true,
    output: z.object({ permille: z.record(z.enum(planTypeIds), z.int()), minTransfer: MinorUnits }),
  }),

  getProjectFee: get('/projects/{ProjectID}/platform-fee', {
    summary:
      "Platform fee on a payment to a project now, in permille: that of its owner's plan; at least what the dearest card costs.",
    access: 'signedIn',
    output: z.object({ permille: z.int() }),
    errors: ['PROJECT_NOT_FOUND'],
  }),
};
