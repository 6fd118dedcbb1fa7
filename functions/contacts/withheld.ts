import * as z from 'zod/mini';
import type { Refusal } from '#functions/platform/refusal.ts';
import type { Key } from '#functions/platform/table/entity.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { UserID } from '#shared/ids.ts';
import { relationshipSteps } from './relationship.store.ts';

/*
 * Content that a person sends to another who has blocked them is accepted but withheld: its author sees it like any content
 * that they sent, and no other user sees it.
 */

/** Field of an item that may be withheld: the person who had blocked its author. */
export const withheldField = { withheldFrom: z.optional(UserID) };

interface MaybeWithheld {
  withheldFrom?: UserID | undefined;
}

/** The same key or key range in the partition of withheld items, where queries of the recipient do not find it. */
export const aside = <K extends { pk: string }>(key: K): K => ({ ...key, pk: `withheld#${key.pk}` });

/** Key of an item that is kept aside while it is withheld. */
export const withheldKeyOf = <K extends { pk: string }>(key: K, { withheldFrom }: MaybeWithheld): K =>
  withheldFrom ? aside(key) : key;

/** Partition of `gsi1` with the items of a kind that are withheld between two people. */
export const withheldBetween = (kind: string, { author, recipient }: Correspondents) =>
  ({ index: 'gsi1', pk: `withheld#${kind}#${recipient}#${author}` }) as const;

/** Index key of a withheld item, by which it is found when its author is unblocked. */
export const withheldEntry = (
  kind: string,
  { author, withheldFrom }: { author: UserID; withheldFrom: UserID },
  id: string,
): Key => ({ pk: withheldBetween(kind, { author, recipient: withheldFrom }).pk, sk: id });

export interface Correspondents {
  author: UserID;
  /** The person who may have blocked the author. */
  recipient: UserID;
}

/**
 * Delivers what a person sends to another, or withholds it if the recipient has blocked them. Of a block and a delivery
 * at the same time one comes first; refused with CONCURRENT_UPDATE if the block ends meanwhile. Cost: 1 DynamoDB
 * request, 2 for a blocked person.
 */
export async function deliverOrWithhold<Delivered extends ErrorCode, Withheld extends ErrorCode>(
  { transact }: Pick<Table, 'transact'>,
  { author, recipient }: Correspondents,
  {
    deliver,
    withhold,
  }: {
    deliver: readonly (AnyStep<Delivered> | undefined)[];
    withhold: readonly (AnyStep<Withheld> | undefined)[];
  },
): Promise<Refusal<Delivered | Withheld | 'CONCURRENT_UPDATE'> | undefined> {
  const refused = await transact(
    relationshipSteps.notBlocked(author, recipient, 'CONTACT_BLOCKED'),
    ...deliver,
  );
  if (refused?.code !== 'CONTACT_BLOCKED')
    return refused as Refusal<Delivered | 'CONCURRENT_UPDATE'> | undefined; // the only other code
  return await transact(relationshipSteps.blocked(author, recipient), ...withhold);
}
