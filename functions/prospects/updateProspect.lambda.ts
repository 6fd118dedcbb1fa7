import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects } from '#shared/contracts/prospects.ts';
import { prospects as roles } from './prospect.store.ts';
import { updateProspects } from './updateProspects.ts';

export const handler = lambda(prospects.updateProspect, {
  beside: ({ ProjectID, ProspectID }) => [projects.key(ProjectID), roles.key(ProjectID, ProspectID)],
  run: async ({ ProjectID, ProspectID, body, caller }, deps) => {
    const changed = await updateProspects(deps, {
      ProjectID,
      items: [{ ProspectID, change: body }],
      by: caller,
    });
    return isRefusal(changed) ? changed : (changed[0] ?? refuse('PROSPECT_NOT_FOUND'));
  },
});
