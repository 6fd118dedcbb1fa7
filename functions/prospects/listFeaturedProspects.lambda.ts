import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { prospects } from '#shared/contracts/prospects.ts';
import { listFeaturedProspects } from './listFeaturedProspects.ts';
import { openRoles, openRolesList } from './openRole.store.ts';

export const handler = lambda(
  prospects.listFeaturedProspects,
  {
    load: async ({ query }, { table }) => {
      const page = await table.query(openRoles, { pk: openRolesList, order: 'desc', ...query });
      return isRefusal(page) ? page : [page, page.items.map(({ OwnerUserID }) => authors.key(OwnerUserID))];
    },
    run: listFeaturedProspects,
  },
  { verifyToken: makeTokenVerifier },
);
