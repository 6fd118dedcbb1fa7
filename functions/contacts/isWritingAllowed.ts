import type { Caller } from '#functions/platform/caller.ts';
import { special, type UserID } from '#shared/ids.ts';
import { plans } from '#shared/plans.ts';
import { isConnected, type Relationship } from './relationship.store.ts';

/**
 * Whether the plan of a person allows them to begin a correspondence: with most plans with anyone, otherwise with those to whom they
 * are connected, and with support, which answers everyone. Administrators write to everybody.
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
