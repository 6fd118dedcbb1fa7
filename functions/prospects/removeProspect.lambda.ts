import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects as contracts } from '#shared/contracts/prospects.ts';
import { prospects } from './prospect.store.ts';
import { removeProspect } from './removeProspect.ts';

export const handler = lambda(contracts.removeProspect, {
  load: ({ ProjectID, ProspectID }) => [projects.key(ProjectID), prospects.key(ProjectID, ProspectID)],
  limit: perPerson('decide'),
  run: removeProspect,
});
