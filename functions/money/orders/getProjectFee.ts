import { callers } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import { permilleOf } from '#shared/platformFee.ts';

/** Returns the platform fee that an order for the project would have now. Cost: 2 DynamoDB requests. */
export async function getProjectFee(
  { caller, loaded: [project] }: Input<typeof contracts.getProjectFee, [typeof projects]>,
  { table }: Deps,
) {
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');

  const owner = await table.get(callers.key(project.OwnerUserID));
  return { permille: permilleOf(owner?.planTypeId ?? 'free') };
}
