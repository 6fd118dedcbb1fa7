import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { addPoints } from './author.store.ts';

const Award = z.object({ UserID, cause: z.string(), points: z.int(), at: Instant });

export type Award = z.infer<typeof Award>;

const items = entity({
  name: 'award',
  schema: Award,
  key: (id: UserID, cause: string) => ({ pk: `user#${id}`, sk: `award#${cause}` }),
});

export const awards = {
  key: (id: UserID, cause: string) => items.key(id, cause),

  /**
   * Awards reputation points for a cause (`submit#{ProjectID}`) in the transaction that earned them. The transaction
   * fails if the cause has been rewarded before, so that redelivered events award nothing.
   */
  give: (id: UserID, cause: string, points: number, at: string) =>
    [Step.create(items.key(id, cause), { UserID: id, cause, points, at }), addPoints(id, points)] as const,
};
