import * as z from 'zod/mini';
import { domain, get } from '../contract.ts';
import { Award, PointsByKind } from '../entities/award.ts';
import { pageOf, paginationQuery } from '../fields.ts';

export const reputation = domain('reputation', {
  listMyAwards: get('/authors/me/awards', {
    summary: "List the caller's awards of reputation points, newest first, with their sums by kind.",
    access: 'signedIn',
    query: z.object(paginationQuery),
    output: z.extend(pageOf(Award), { sums: PointsByKind }),
  }),

  getReputationMap: get('/reputation/map', {
    summary: 'Get where the points of all people come from, and the number of people on each level.',
    access: 'public',
    cachedAtEdge: true,
    output: z.object({
      sources: PointsByKind,
      /** From lowest to highest; `from`: the smallest number of points of the level. */
      levels: z.array(z.object({ from: z.int(), people: z.int() })),
    }),
  }),
});
