import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import { maxProspects, prospects, prospectsOf } from '#functions/projects/prospect.store.ts';
import { toProspect } from '#functions/prospects/toProspect.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { listCallerRequests } from './listCallerRequests.ts';

/**
 * Lists the roles of a project with the state of the caller's requests for them.
 * Cost: 2 DynamoDB requests, 3 for a known caller, whose record comes with the project.
 */
export const listProspects = operation(contracts.listProspects, {
  load: async ({ ProjectID, callerId }, { table }) => {
    const [{ items }, ownRequests] = await Promise.all([
      table.query(prospects, { ...prospectsOf(ProjectID), limit: maxProspects }),
      callerId && listCallerRequests(table, callerId, ProjectID),
    ]);
    return { project: projects.key(ProjectID), prospects: items, ownRequests };
  },
  run({ caller, loaded: { project, prospects, ownRequests } }) {
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');

    return {
      items: prospects.map(prospect =>
        toProspect(prospect, project.shortName, ownRequests?.get(prospect.ProspectID)),
      ),
    };
  },
});
