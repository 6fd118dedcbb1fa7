import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects as contracts } from '#shared/contracts/prospects.ts';
import { prospects } from './prospect.store.ts';
import { updateProspect } from './updateProspect.ts';

export const handler = lambda(contracts.updateProspect, {
  load: ({ ProjectID, ProspectID }) => [projects.key(ProjectID), prospects.key(ProjectID, ProspectID)],
  run: updateProspect,
});
