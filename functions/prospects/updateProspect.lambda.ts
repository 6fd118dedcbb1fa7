import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { prospects as contracts } from '#shared/contracts/prospects.ts';
import { prospectCount, prospects } from './prospect.store.ts';
import { updateProspect } from './updateProspect.ts';

export const handler = lambda(contracts.updateProspect, {
  load: ({ callerId, ProjectID, ProspectID }) => [
    projects.key(ProjectID),
    prospects.key(ProjectID, ProspectID),
    prospectCount.key(ProjectID),
    projectCount.key(callerId),
  ],
  limit: perPerson('change'),
  run: updateProspect,
});
