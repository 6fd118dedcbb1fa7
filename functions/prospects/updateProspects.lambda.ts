import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects as contracts } from '#shared/contracts/prospects.ts';
import { prospects } from './prospect.store.ts';
import { updateProspects } from './updateProspects.ts';

export const handler = lambda(contracts.updateProspects, {
  load: ({ ProjectID, body }) => [
    projects.key(ProjectID),
    body.items.map(({ ProspectID }) => prospects.key(ProjectID, ProspectID)),
  ],
  run: updateProspects,
});
