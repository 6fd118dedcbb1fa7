import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { prospects as contracts } from '#shared/contracts/prospects.ts';
import { openRoles, openRolesList } from './openRole.store.ts';
import { toFeatured } from './toFeatured.ts';

/** Lists the open roles of public projects with the projects' owners, newest first. Cost: 2 DynamoDB requests. */
export const listFeaturedProspects = operation(contracts.listFeaturedProspects, {
  load: async ({ query }, { table }) => {
    const page = await table.query(openRoles, { pk: openRolesList, order: 'desc', ...query });
    return isRefusal(page)
      ? page
      : { page, owners: page.items.map(({ OwnerUserID }) => authors.key(OwnerUserID)) };
  },
  run: ({ loaded: { page, owners } }) => ({
    ...page,
    items: page.items.map((role, place) => {
      const owner = owners[place];
      return toFeatured(role, owner ? toAuthorSummary(owner) : formerMember(role.OwnerUserID));
    }),
  }),
});
