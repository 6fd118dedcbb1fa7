import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { StoredRequest } from '#functions/requests/request.store.ts';
import type { prospects as contracts } from '#shared/contracts/prospects.ts';
import { toAppliedProspects } from './appliedProspects.ts';
import type { prospects } from './prospect.store.ts';

/** Lists the roles that the caller applied for, newest first. */
export const listMyAppliedProspects = ({
  loaded: [page, roles],
}: Input<typeof contracts.listMyAppliedProspects, [Page<StoredRequest>, (typeof prospects)[]]>) => ({
  ...page,
  items: toAppliedProspects(page.items, roles),
});
