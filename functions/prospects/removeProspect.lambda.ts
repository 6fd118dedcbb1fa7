import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects } from '#shared/contracts/prospects.ts';
import { prospects as roles } from './prospect.store.ts';
import { removeProspect } from './removeProspect.ts';

export const handler = lambda(prospects.removeProspect, {
  beside: ({ ProjectID, ProspectID }) => [projects.key(ProjectID), roles.key(ProjectID, ProspectID)],
  run: ({ ProjectID, ProspectID, caller }, deps) =>
    removeProspect(deps, { ProjectID, ProspectID, by: caller }),
});
