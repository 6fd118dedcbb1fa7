import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { prospects } from '#functions/prospects/prospect.store.ts';
import type { requests as contracts } from '#shared/contracts/requests.ts';
import { toAppliedProspects } from './appliedProspects.ts';
import type { StoredRequest } from './request.store.ts';

/** Lists the roles that the caller applied for, newest first; those who applied need not be able to see the project. */
export function listMyProjectAppliedProspects({
  caller,
  loaded: [project, requests, roles],
}: Input<
  typeof contracts.listMyProjectAppliedProspects,
  [typeof projects, StoredRequest[], (typeof prospects)[]]
>) {
  const items = toAppliedProspects(requests, roles);
  if (!project || (items.length === 0 && !canView(project, caller))) return refuse('PROJECT_NOT_FOUND');

  return { items };
}
