import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { prospects } from '#functions/prospects/prospect.store.ts';
import type { requests as contracts } from '#shared/contracts/requests.ts';
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
