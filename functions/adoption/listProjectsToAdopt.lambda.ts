import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { publicCardPlan } from '#functions/projects/readCards.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptions, offersOpenToAll } from './adoption.store.ts';
import { listProjectsToAdopt } from './listProjectsToAdopt.ts';

export const handler = lambda(
  contracts.listProjectsToAdopt,
  {
    load: async ({ query }, { table, now }) => {
      // A day is precise enough, and a cursor stays valid for as long.
      const page = await table.query(adoptions, { ...offersOpenToAll(now().slice(0, 10)), ...query });
      return isRefusal(page) ? page : [page, publicCardPlan(page.items)];
    },
    run: listProjectsToAdopt,
  },
  { verifyToken: makeTokenVerifier },
);
