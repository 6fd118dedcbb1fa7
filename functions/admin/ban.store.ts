import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';

/** The ban in force of a person. */
export const bans = entity({
  name: 'ban',
  schema: z.object({
    reason: z.string(),
    at: Instant,
    administratorId: UserID,
    /** The status that the person returns to. */
    statusBefore: z.enum(['active', 'unconfirmed']),
  }),
  key: (id: UserID) => ({ pk: `user#${id}`, sk: 'ban' }),
});
export type Ban = ReturnType<typeof bans.parse>;
