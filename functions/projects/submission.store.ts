import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { ProjectID, type UserID } from '#shared/ids.ts';

/** Which project a proposal became, by the key that its owner sent with it. */
export const submissions = entity({
  name: 'submission',
  schema: z.object({ ProjectID }),
  key: (owner: UserID, submissionKey: string) => ({ pk: `user#${owner}`, sk: `submission#${submissionKey}` }),
});
