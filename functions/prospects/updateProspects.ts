import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { ProjectCount } from '#functions/projects/projectCount.store.ts';
import type { prospects as contracts } from '#shared/contracts/prospects.ts';
import { changeProspects } from './changeProspects.ts';
import type { ProspectCount, prospects } from './prospect.store.ts';

/** Changes unfilled roles, all or none. Several changes of the same role apply in their order. */
export async function updateProspects(
  {
    body,
    caller,
    loaded: [project, found, counted, owned],
  }: Input<
    typeof contracts.updateProspects,
    [typeof projects, (typeof prospects)[], ProspectCount | undefined, ProjectCount | undefined]
  >,
  deps: Deps,
) {
  const items = await changeProspects(deps, {
    project,
    prospects: found,
    items: body.items,
    caller,
    counted,
    owned,
  });
  return isRefusal(items) ? items : { items };
}
