import { decisions } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { prospectCount, prospects } from '#functions/projects/prospect.store.ts';
import { prospects as contracts } from '#shared/contracts/prospects.ts';
import { changeProspects } from './changeProspects.ts';

/** Changes unfilled roles, all or none. Several changes of the same role apply in their order. */
export const updateProspects = operation(contracts.updateProspects, {
  load: ({ callerId, ProjectID, body }) => ({
    project: projects.key(ProjectID),
    found: body.items.map(({ ProspectID }) => prospects.key(ProjectID, ProspectID)),
    counted: prospectCount.key(ProjectID),
    owned: projectCount.key(callerId),
  }),
  limit: decisions,
  async run({ body, caller, loaded: { project, found, counted, owned } }, deps) {
    const items = await changeProspects(deps, {
      project,
      prospects: found,
      items: body.items.map((item, index) => ({ ...item, path: `items.${index}.change.` })),
      caller,
      counted,
      owned,
    });
    return isRefusal(items) ? items : { items };
  },
});
