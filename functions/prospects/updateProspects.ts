import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { prospects as contracts } from '#shared/contracts/prospects.ts';
import { changeProspects } from './changeProspects.ts';
import type { prospects } from './prospect.store.ts';

/** Changes unfilled roles, all or none. Several changes of the same role apply in their order. */
export async function updateProspects(
  {
    body,
    caller,
    loaded: [project, found],
  }: Input<typeof contracts.updateProspects, [typeof projects, (typeof prospects)[]]>,
  deps: Deps,
) {
  const items = await changeProspects(deps, { project, prospects: found, items: body.items, caller });
  return isRefusal(items) ? items : { items };
}
