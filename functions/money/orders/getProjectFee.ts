import { callers } from '#functions/platform/caller.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { permilleOf } from '#shared/platformFee.ts';

/** Returns the platform fee that an order for the project would have now. Cost: 2 DynamoDB requests. */
export const getProjectFee = operation(contracts.getProjectFee, {
  load: ({ ProjectID }) => ({ project: projects.key(ProjectID) }),
  async run({ caller, loaded: { project } }, { table }) {
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');

    const owner = await table.get(callers.key(project.OwnerUserID));
    return { permille: permilleOf(owner?.planTypeId ?? 'free') };
  },
});
