import * as z from 'zod';
import { fail } from '../failure.ts';
import type { Pool } from '../pool.ts';

/** Fields that identify a user of a pool. */
export const PoolInput = z.object({ UserPoolId: z.string() });

/** A username as Cognito allows it. `__proto__` is refused because users are keys of an object. */
export const Username = z
  .string()
  .max(128)
  .regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u)
  .refine(name => name.toLowerCase() !== '__proto__');

export const UserInput = PoolInput.extend({ Username });

/** Throws ResourceNotFoundException if the request names another pool. */
export function checkPool({ userPoolId }: Pool, { UserPoolId }: { UserPoolId: string }): void {
  if (UserPoolId !== userPoolId) fail('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
}

/** Throws ResourceNotFoundException if the request names another client. */
export function checkClient({ clientId, setupClientId }: Pool, { ClientId }: { ClientId: string }): void {
  if (ClientId !== clientId && ClientId !== setupClientId)
    fail('ResourceNotFoundException', `User pool client ${ClientId} does not exist.`);
}
