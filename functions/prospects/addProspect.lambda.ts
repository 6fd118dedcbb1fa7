import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { prospects as contracts } from '#shared/contracts/prospects.ts';
import { addProspect } from './addProspect.ts';
import { prospectCount } from './prospect.store.ts';

export const handler = lambda(contracts.addProspect, {
  load: ({ callerId, ProjectID }) => [
    projects.key(ProjectID),
    prospectCount.key(ProjectID),
    projectCount.key(callerId),
  ],
  run: addProspect,
});
