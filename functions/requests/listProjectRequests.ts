import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { requests as contracts } from '#shared/contracts/requests.ts';
import { type RequestPage, toRequestPage } from './requestPage.ts';

/** Lists the requests for a project of the caller, newest first. */
export function listProjectRequests({
  caller,
  loaded: [project, page],
}: Input<typeof contracts.listProjectRequests, [typeof projects, RequestPage]>) {
  if (!project) return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID !== caller.UserID)
    return refuse(canView(project, caller) ? 'FORBIDDEN' : 'PROJECT_NOT_FOUND');

  return toRequestPage(page);
}
