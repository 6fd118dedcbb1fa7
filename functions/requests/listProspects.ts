import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { StoredProspect } from '#functions/prospects/prospect.store.ts';
import { toProspect } from '#functions/prospects/toProspect.ts';
import type { requests as contracts } from '#shared/contracts/requests.ts';
import type { CallerRequests } from './listCallerRequests.ts';

/**
 * Lists the roles of a project with the state of the caller's requests for them.
 * Cost: 2 DynamoDB requests, 3 for a known caller, whose record comes with the project.
 */
export function listProspects({
  caller,
  loaded: [project, prospects, ownRequests],
}: Input<typeof contracts.listProspects, [typeof projects, StoredProspect[], CallerRequests | undefined]>) {
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');

  return {
    items: prospects.map(prospect =>
      toProspect(prospect, project.shortName, ownRequests?.get(prospect.ProspectID)),
    ),
  };
}
