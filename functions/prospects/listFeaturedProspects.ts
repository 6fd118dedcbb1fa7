import { type authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { prospects as contracts } from '#shared/contracts/prospects.ts';
import type { OpenRole } from './openRole.store.ts';
import { toFeatured } from './toFeatured.ts';

/** Lists the open roles of public projects with the projects' owners, newest first. Cost: 2 DynamoDB requests. */
export const listFeaturedProspects = ({
  loaded: [page, owners],
}: Input<typeof contracts.listFeaturedProspects, [Page<OpenRole>, (typeof authors)[]]>) => ({
  ...page,
  items: page.items.map((role, place) => {
    const owner = owners[place];
    return toFeatured(role, owner ? toAuthorSummary(owner) : formerMember(role.OwnerUserID));
  }),
});
