import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ProjectID, type UserID } from '#shared/ids.ts';

const PersonLabels = z.object({
  labels: z.array(
    z.object({
      ProjectID,
      shortName: z.string(),
      /** Whether the team has the label; otherwise it is asking for it. */
      granted: z.boolean(),
    }),
  ),
  /** Changes with each write. */
  revision: z.string(),
});
export type PersonLabels = z.infer<typeof PersonLabels>;

/** The recruit labels of a person's teams, granted and asked for: a projection of the labels of the projects. */
export const personLabels = entity({
  name: 'personLabels',
  schema: PersonLabels,
  key: (id: UserID) => ({ pk: `user#${id}`, sk: 'recruit-labels' }),
});

/** Writes the labels of a person if they are unchanged since they were read; without labels the item is deleted. */
export function savePersonLabels(id: UserID, before: PersonLabels | undefined, after: PersonLabels) {
  const key = personLabels.key(id);
  if (!before) return Step.create(key, after);
  const step = after.labels.length === 0 ? Step.remove(key) : Step.put(key, after);
  return step.when('revision', '=', before.revision);
}
