import type { Caller } from '#functions/platform/caller.ts';
import { special, type UserID } from '#shared/ids.ts';
import { plans } from '#shared/plans.ts';
import { isConnected, type Relationship } from './relationship.store.ts';

/**
 * Whether a person's plan allows them to begin a correspondence: most plans with anyone, the others with people to whom
 * they are connected, and with support, which answers everyone. Administrators may write to everyone.
 */
export const isWritingAllowed = (
  relationship: Relationship | undefined,
  { planTypeId, isAdmin }: Pick<Caller, 'planTypeId' | 'isAdmin'>,
  recipient: UserID,
): boolean =>
  isAdmin ||
  plans[planTypeId].writesToStrangers ||
  recipient === special.support ||
  isConnected(relationship);
