import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { prospects as contracts } from '#shared/contracts/prospects.ts';
import { prospectCount, prospects } from './prospect.store.ts';
import { updateProspects } from './updateProspects.ts';

export const handler = lambda(contracts.updateProspects, {
  load: ({ callerId, ProjectID, body }) => [
    projects.key(ProjectID),
    body.items.map(({ ProspectID }) => prospects.key(ProjectID, ProspectID)),
    prospectCount.key(ProjectID),
    projectCount.key(callerId),
  ],
  limit: perPerson('decide'),
  run: updateProspects,
});
