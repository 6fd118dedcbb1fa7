import * as z from 'zod/mini';
import { domain, get } from '../contract.ts';
import { ProofEntry, ProofHead } from '../entities/proof.ts';
import { integerFromString, pageOf, paginationQuery } from '../fields.ts';

export const proof = domain('proof', {
  listProofEntries: get('/projects/{ProjectID}/proof', {
    summary:
      "List the entries of the hash chain of a project's points and money, newest first, with its head. Digests are computed from the records as they are stored now.",
    access: 'optional',
    cachedAtEdge: true,
    query: z.object({
      cursor: paginationQuery.cursor,
      limit: z._default(integerFromString({ min: 1, max: 50 }), 50),
    }),
    output: z.extend(pageOf(ProofEntry), {
      /** Absent while nothing has been entered. */
      head: z.optional(ProofHead),
    }),
    errors: ['PROJECT_NOT_FOUND'],
  }),
});
