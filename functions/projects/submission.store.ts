import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { ProjectID, type UserID } from '#shared/ids.ts';

/** Projects by their owner's submission key, with the fingerprint of the submission. */
export const submissions = entity({
  name: 'submission',
  schema: z.object({ ProjectID, content: z.optional(z.string()) }),
  key: (owner: UserID, submissionKey: string) => ({ pk: `user#${owner}`, sk: `submission#${submissionKey}` }),
});
