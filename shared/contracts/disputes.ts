import * as z from 'zod/mini';
import { get } from '../contract.ts';
import { Dispute, disputeStates } from '../entities/dispute.ts';
import { pageOf, paginationQuery } from '../fields.ts';

/** The calls on disputes, which belong to the domain `money`. */
export const disputeEndpoints = {
  listDisputes: get('/admin/disputes', {
    summary:
      'List the disputes in a state: open ones by their deadline, the soonest first, decided ones newest first.',
    access: 'admin',
    query: z.object({ ...paginationQuery, status: z._default(z.enum(disputeStates), 'open') }),
    output: pageOf(Dispute),
  }),
};
