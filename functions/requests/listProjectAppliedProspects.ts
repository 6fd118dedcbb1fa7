import type { requests as contracts } from '#shared/contracts/requests.ts';
import type { Input } from '../platform/lambda.ts';
import { refuse } from '../platform/refusal.ts';
import { canView } from '../projects/canView.ts';
import type { projects } from '../projects/project.store.ts';
import type { prospects } from '../prospects/prospect.store.ts';
import { toAppliedProspects } from './appliedProspects.ts';
import type { StoredRequest } from './request.store.ts';

/** Lists the roles of a project that the caller applied for, newest first. */
export function listProjectAppliedProspects({
  caller,
  loaded: [project, requests, roles],
}: Input<
  typeof contracts.listProjectAppliedProspects,
  [typeof projects, StoredRequest[], (typeof prospects)[]]
>) {
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');

  return { items: toAppliedProspects(requests, roles) };
}
