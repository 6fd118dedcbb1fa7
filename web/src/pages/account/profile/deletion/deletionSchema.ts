import * as z from 'zod/mini';
import { deletion } from '#shared/contracts/deletion.ts';

const { body } = deletion.deleteAccount.spec;

/** Schema of the confirmation of a deletion: the password, or the username of an account without one. */
export const deletionSchema = (
  username: string | undefined,
): z.ZodMiniType<{ password?: string | undefined }> =>
  username === undefined ? z.required(body) : z.extend(body, { username: z.literal(username) });
