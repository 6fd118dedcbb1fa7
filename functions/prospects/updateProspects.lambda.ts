import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects } from '#shared/contracts/prospects.ts';
import { prospects as roles } from './prospect.store.ts';
import { updateProspects } from './updateProspects.ts';

export const handler = lambda(prospects.updateProspects, {
  beside: ({ ProjectID, body }) => [
    projects.key(ProjectID),
    ...body.items.map(({ ProspectID }) => roles.key(ProjectID, ProspectID)),
  ],
  run: async ({ ProjectID, body, caller }, deps) => {
    const items = await updateProspects(deps, { ProjectID, items: body.items, by: caller });
    return isRefusal(items) ? items : { items };
  },
});
