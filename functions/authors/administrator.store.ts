import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { UserID } from '#shared/ids.ts';

const partition = 'administrators';

/** The active administrators, in one partition: notices that concern all of them read it. */
export const administrators = entity({
  name: 'administrator',
  schema: z.object({ UserID }),
  key: (id: UserID) => ({ pk: partition, sk: id }),
});

/** Query for all administrators. */
export const allAdministrators = { pk: partition, consistent: true } as const;

export const administratorSteps = {
  add: (id: UserID) => Step.put(administrators.key(id), { UserID: id }),
  remove: (id: UserID) => Step.remove(administrators.key(id)),
};
