import { prospects } from '#shared/contracts/prospects.ts';
import { lambda } from '../platform/lambda.ts';
import { isRefusal } from '../platform/refusal.ts';
import { projects } from '../projects/project.store.ts';
import { prospects as roles } from './prospect.store.ts';
import { updateProspects } from './updateProspects.ts';

export const handler = lambda(prospects.updateProspects, {
  beside: ({ ProjectID, body }) => [
    projects.key(ProjectID),
    ...body.items.map(({ ProspectID }) => roles.key(ProjectID, ProspectID)),
  ],
  run: async ({ ProjectID, body, caller }, outside) => {
    const items = await updateProspects(outside, { ProjectID, items: body.items, by: caller });
    return isRefusal(items) ? items : { items };
  },
});
