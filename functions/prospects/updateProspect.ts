import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { prospectCount, prospects } from '#functions/projects/prospect.store.ts';
import { prospects as contracts } from '#shared/contracts/prospects.ts';
import { changeProspects } from './changeProspects.ts';

/** Changes an unfilled role. */
export const updateProspect = operation(contracts.updateProspect, {
  load: ({ callerId, ProjectID, ProspectID }) => ({
    project: projects.key(ProjectID),
    prospect: prospects.key(ProjectID, ProspectID),
    counted: prospectCount.key(ProjectID),
    owned: projectCount.key(callerId),
  }),
  limit: changes,
  async run({ ProspectID, body, caller, loaded: { project, prospect, counted, owned } }, deps) {
    const items = [{ ProspectID, change: body, path: '' }];
    const changed = await changeProspects(deps, {
      project,
      prospects: [prospect],
      items,
      caller,
      counted,
      owned,
    });
    return isRefusal(changed) ? changed : (changed[0] ?? refuse('PROSPECT_NOT_FOUND'));
  },
});
