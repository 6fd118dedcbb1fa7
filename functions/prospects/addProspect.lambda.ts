import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects } from '#shared/contracts/prospects.ts';
import { addProspect } from './addProspect.ts';
import { prospectCount } from './prospect.store.ts';

export const handler = lambda(prospects.addProspect, {
  beside: ({ ProjectID }) => [projects.key(ProjectID), prospectCount.key(ProjectID)],
  run: ({ ProjectID, body, caller }, deps) => addProspect(deps, { ProjectID, draft: body, by: caller }),
});
