import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { FeaturedProspect } from '#shared/entities/prospect.ts';
import { type OpenRole, openRoles, openRolesList } from './openRole.store.ts';
import { toProspect } from './toProspect.ts';

/** Open roles of public projects, the newest first. Two requests: the list, and the owners. */
export async function listFeaturedProspects(
  { table }: Pick<Deps, 'table'>,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const page = await table.query(openRoles, { pk: openRolesList, order: 'desc', cursor, limit });
  if (isRefusal(page)) return page;

  const owners = await table.batchGet(...page.items.map(({ OwnerUserID }) => authors.key(OwnerUserID)));
  return {
    ...page,
    items: page.items.map((role, place) => {
      const owner = owners[place];
      return toFeatured(role, owner ? toAuthorSummary(owner) : formerMember(role.OwnerUserID));
    }),
  };
}

const toFeatured = (role: OpenRole, owner: FeaturedProspect['owner']): FeaturedProspect => ({
  ...toProspect(role, role.projectShortName),
  projectName: role.projectName,
  language: role.language,
  owner,
});
