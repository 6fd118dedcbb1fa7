import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Currency, Instant, MinorUnits } from '#shared/fields.ts';
import { PaymentID, ProjectID, RecipientPayoutId, type RefundID, UserID } from '#shared/ids.ts';
import { assertTransition, type PayoutState, payoutActions, payoutStates } from '#shared/lifecycle.ts';
import { payoutReasons } from '#shared/moneyReasons.ts';

/** An administrator's note on payouts that they hold. */
export const Hold = z.object({ reason: z.string(), at: Instant });
export type Hold = z.output<typeof Hold>;

/** An administrator, a payment whose dispute is open, or an open refund. */
const Holder = z.union([
  z.literal('administrator'),
  PaymentID,
  z.templateLiteral(['refund:', z.string()]), // ids contain no colon
]);
export type Holder = z.output<typeof Holder>;

/** The open refund as a holder of its payment's payouts. */
export const refundHolder = (id: RefundID): Holder => `refund:${id}`;

/** A payout to one recipient, as stored. Amounts in minor units. */
const StoredPayout = z.object({
  recipientPayoutId: RecipientPayoutId,
  recipientId: UserID,
  project: z.object({ ProjectID, shortName: z.string() }),
  /** Absent from consolidated payouts. */
  PaymentID: z.optional(PaymentID),
  /** The provider's id of the payment that funds it; absent if others fund it too. */
  intentId: z.optional(z.string()),
  createdDate: Instant,
  eligibleDate: Instant,
  payoutDate: z.optional(Instant),
  amount: MinorUnits,
  /** The platform fee that was deducted from the amount: on the payout of the owner, who bears it. */
  fee: z.optional(MinorUnits),
  currency: Currency,
  status: z.enum(payoutStates),
  reason: z.optional(z.enum(payoutReasons)),
  /** The part of the amount that was offset against the recipient's receivable. */
  offset: MinorUnits,
  /** Whether anything holds the payout. */
  held: z.optional(z.literal(true)),
  /** All that holds it. It goes when nothing is left. */
  heldBy: z.optional(z.array(Holder)),
  /** The hold of an administrator; its reason is internal. */
  hold: z.optional(Hold),
  /** It failed repeatedly for an unknown cause: only an administrator can send it. */
  setAside: z.optional(z.literal(true)),
  /** The payout that this one was consolidated into. */
  consolidatedInto: z.optional(RecipientPayoutId),
  /** The payouts of payments that were consolidated into this one, or into those that were. */
  consolidatedFrom: z.optional(z.array(RecipientPayoutId)),
  transferId: z.optional(z.string()),
  /** The part of the transfer that was reversed at the provider. */
  reversed: z._default(MinorUnits, 0),
  /** The payout of the amount that a reversal of the transfer left owed to the recipient. */
  reversedInto: z.optional(RecipientPayoutId),
  /** The payout of the amount that an earlier reversal of the same transfer left owed to the recipient. */
  reversedBefore: z.optional(RecipientPayoutId),
  /** Destination, amount and start of the last transfer attempt. */
  accountId: z.optional(z.string()),
  sending: z.optional(MinorUnits),
  claimedAt: z.optional(Instant),
  /** The provider's charge that funds the last attempt. */
  sourceCharge: z.optional(z.string()),
  /** The administrator who started the last attempt; absent if the job did. */
  triggeredBy: z.optional(UserID),
  /** Attempts that the provider refused. */
  failures: z.int(),
});
export type StoredPayout = z.output<typeof StoredPayout>;

/** The amount that remains to be sent. */
export const outstandingAmount = ({ amount, offset }: Pick<StoredPayout, 'amount' | 'offset'>): number =>
  amount - offset;

const shards = 4;
const shardOf = (id: string): number => shardIndex(id, shards);
const allShards = Array.from({ length: shards }, (_, shard) => shard);

/** Partitions of gsi2: payouts by status and creation date. */
export const shardsByStatus = (status: PayoutState): string[] =>
  allShards.map(shard => `payouts#${status}#${shard}`);

/** Partition of gsi1: a recipient's payouts by status. */
export const ownByStatus = (recipient: UserID, status: PayoutState): string =>
  `payouts#${recipient}#${status}`;

/** Payouts by id. */
export const payouts = entity({
  name: 'payout',
  schema: StoredPayout,
  key: (id: RecipientPayoutId) => ({ pk: `payout#${id}`, sk: 'payout' }),
  gsi1: ({ recipientId, status, ...payout }) => ({
    pk: ownByStatus(recipientId, status),
    sk: sortKeyOf(payout),
  }),
  gsi2: ({ status, ...payout }) => ({
    pk: `payouts#${status}#${shardOf(payout.recipientPayoutId)}`,
    sk: sortKeyOf(payout),
  }),
});

/** Partition of the table: all payouts of a recipient. */
export const ownPayouts = (recipient: UserID): string => `payouts#${recipient}`;

/** Partitions of gsi1: all payouts. */
export const payoutShards = allShards.map(shard => `payouts#${shard}`);

/** Partition of gsi2: the payouts of a project, in all statuses. */
export const payoutsOfProject = (project: ProjectID): string => `payouts#project#${project}`;

/** Index entry of a payout in the lists of all statuses; it never changes. */
export const payoutEntries = entity({
  name: 'payoutEntry',
  schema: z.object({
    recipientPayoutId: RecipientPayoutId,
    recipientId: UserID,
    createdDate: Instant,
    /** Entries without it are not listed by project. */
    ProjectID: z.optional(ProjectID),
  }),
  key: (recipient: UserID, place: string) => ({ pk: ownPayouts(recipient), sk: place }),
  gsi1: payout => ({ pk: `payouts#${shardOf(payout.recipientPayoutId)}`, sk: sortKeyOf(payout) }),
  gsi2: ({ ProjectID, ...payout }) =>
    ProjectID ? { pk: payoutsOfProject(ProjectID), sk: sortKeyOf(payout) } : undefined,
});

/** Sort key by creation date. */
export const sortKeyOf = ({
  createdDate,
  recipientPayoutId,
}: Pick<StoredPayout, 'createdDate' | 'recipientPayoutId'>): string => `${createdDate}#${recipientPayoutId}`;

/** Deterministic id of a recipient's payout from one cause. */
export const payoutIdOf = (cause: string, recipient: UserID): RecipientPayoutId =>
  RecipientPayoutId.parse(
    `p${createHash('sha256').update(`${cause}\n${recipient}`).digest('hex').slice(0, 39)}`,
  );

export const payoutSteps = {
  /** Creates a payout and its index entry. */
  create(payout: StoredPayout) {
    const { recipientPayoutId, recipientId, createdDate, project } = payout;
    return [
      Step.create(payouts.key(recipientPayoutId), payout),
      Step.create(payoutEntries.key(recipientId, sortKeyOf(payout)), {
        recipientPayoutId,
        recipientId,
        createdDate,
        ProjectID: project.ProjectID,
      }),
    ];
  },

  /**
   * Changes a payout if its status, amounts, failures and holders are unchanged since it was read. For `transact`, also
   * on its own: repeated after a lost response, a single write would be refused by its own change.
   */
  change(stored: StoredPayout, changes: Partial<StoredPayout>) {
    const step = unchangedExceptHolders(stored, changes);
    return stored.heldBy ? step.when('heldBy', '=', stored.heldBy) : step.when('heldBy', 'absent');
  },

  /**
   * Stores the outcome of a claimed transfer if its status, amounts and failures are unchanged since it was read. Holders
   * added meanwhile stay, so that the payout is not sent again if the transfer failed.
   */
  endTransfer: (stored: StoredPayout, changes: Partial<StoredPayout>) =>
    unchangedExceptHolders(stored, changes),

  /** Replaces the holders of a payout; without holders it is released. */
  setHolders(stored: StoredPayout, heldBy: Holder[], hold: Hold | undefined = stored.hold) {
    const isHeld = heldBy.length > 0;
    const keepsHold = hold !== undefined && heldBy.includes('administrator');
    return payoutSteps
      .change(stored, { ...(isHeld && { held: true, heldBy }), ...(keepsHold && { hold }) })
      .unset(
        ...(isHeld ? [] : (['held', 'heldBy'] as const)),
        ...(keepsHold ? [] : (['hold'] as const)),
        ...(stored.reason === 'disputed' ? (['reason'] as const) : []), // earlier records repeat the holder here
      );
  },
};

function unchangedExceptHolders(stored: StoredPayout, changes: Partial<StoredPayout>) {
  assertTransition(payoutActions, stored.status, changes.status);
  return Step.update(payouts.key(stored.recipientPayoutId), changes, stored)
    .when('status', '=', stored.status)
    .when('amount', '=', stored.amount)
    .when('offset', '=', stored.offset)
    .when('failures', '=', stored.failures);
}
