import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { prospects } from '#functions/prospects/prospect.store.ts';
import type { requests as contracts } from '#shared/contracts/requests.ts';
import { toAppliedProspects } from './appliedProspects.ts';
import type { StoredRequest } from './request.store.ts';

/** Lists the roles that the caller applied for, newest first. */
export const listMyAppliedProspects = ({
  loaded: [page, roles],
}: Input<typeof contracts.listMyAppliedProspects, [Page<StoredRequest>, (typeof prospects)[]]>) => ({
  ...page,
  items: toAppliedProspects(page.items, roles),
});
