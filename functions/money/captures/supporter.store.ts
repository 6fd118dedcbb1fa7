import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';

const Supporter = z.object({
  /** Number of the supporter's payments that the project has kept. */
  payments: z.int(),
});
type Supporter = z.output<typeof Supporter>;

/** Supporters of a project, so that a repeated donor counts once. */
export const supporters = entity({
  name: 'supporter',
  schema: Supporter,
  key: (project: ProjectID, user: UserID) => ({ pk: `project#${project}`, sk: `supporter#${user}` }),
});

/** The step that adds `by` (1 or -1) to a supporter's kept payments, and the change in the number of supporters. */
export function countSupporter(
  project: ProjectID,
  user: UserID,
  { known, by }: { known: Supporter | undefined; by: 1 | -1 },
) {
  const ref = supporters.key(project, user);
  const before = known?.payments ?? 0;
  const after = before + by;
  const step = known
    ? Step.update(ref, { payments: after }).when('payments', '=', before)
    : Step.create(ref, { payments: after });
  const change = Number(after > 0) - Number(before > 0);
  return { step, change };
}
