import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { ProjectCount } from '#functions/projects/projectCount.store.ts';
import type { prospects as contracts } from '#shared/contracts/prospects.ts';
import { changeProspects } from './changeProspects.ts';
import type { ProspectCount, prospects } from './prospect.store.ts';

/** Changes an unfilled role. */
export async function updateProspect(
  {
    ProspectID,
    body,
    caller,
    loaded: [project, prospect, counted, owned],
  }: Input<
    typeof contracts.updateProspect,
    [typeof projects, typeof prospects, ProspectCount | undefined, ProjectCount | undefined]
  >,
  deps: Deps,
) {
  const items = [{ ProspectID, change: body }];
  const changed = await changeProspects(deps, {
    project,
    prospects: [prospect],
    items,
    caller,
    counted,
    owned,
  });
  return isRefusal(changed) ? changed : (changed[0] ?? refuse('PROSPECT_NOT_FOUND'));
}
