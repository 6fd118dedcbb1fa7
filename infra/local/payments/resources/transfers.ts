import type { SimulatorContext } from '../context.ts';
import { invalid, missing } from '../errors.ts';
import { newId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { currency, listing, mergeMetadata, metadata, params, positive, text } from '../params.ts';
import type { AccountRecord, TransferRecord } from '../records.ts';
import { type Route, route } from '../routes.ts';
import { accountBalance, availableBalance, moveBalance } from './balance.ts';
import { scheduleBankPayout } from './bankPayouts.ts';

interface TransferParams {
  amount: number;
  currency: string;
  source_transaction?: string | undefined;
  transfer_group?: string | undefined;
}

/** Transfers from the platform to a ready connected account, from its balance or funded by a charge. */
export const transferRoutes: Route[] = [
  route(
    'POST /v1/transfers',
    params({
      amount: positive,
      currency,
      description: text.optional(),
      destination: text,
      metadata: metadata.optional(),
      source_transaction: text.optional(),
      transfer_group: text.optional(),
    }),
    (context, input) => {
      const account = readyAccount(context, input.destination);
      const group = input.source_transaction
        ? checkSource(context, input.source_transaction, input)
        : input.transfer_group;
      if (!input.source_transaction) checkBalance(context, input);

      const id = newId('tr');
      const movement = moveBalance(context, {
        type: 'transfer',
        reporting_category: 'transfer',
        amount: -input.amount,
        currency: input.currency,
        source: id,
        description: input.description ?? null,
      });
      const transfer = context.store.transfers.insert({
        id,
        object: 'transfer',
        amount: input.amount,
        amount_reversed: 0,
        balance_transaction: movement.id,
        created: context.now(),
        currency: input.currency,
        description: input.description ?? null,
        destination: account.id,
        destination_payment: newId('py'),
        livemode: false,
        metadata: input.metadata ?? {},
        reversals: reversalsOf(id, []),
        reversed: false,
        source_transaction: input.source_transaction ?? null,
        source_type: 'card',
        transfer_group: group ?? null,
      });
      scheduleBankPayout(context, account.id);
      context.emit('transfer.created', transfer);
      return transfer;
    },
  ),
  route('GET /v1/transfers/{id}', params({}), (context, _, id = '') => transferOf(context, id)),
  route(
    'POST /v1/transfers/{id}',
    params({ description: text.optional(), metadata: metadata.optional() }),
    (context, input, id = '') => {
      const transfer = transferOf(context, id);
      const changed = context.store.transfers.update(id, {
        description: input.description ?? transfer.description,
        metadata: mergeMetadata(transfer.metadata, input.metadata),
      });
      context.emit('transfer.updated', changed);
      return changed;
    },
  ),
  route(
    'GET /v1/transfers',
    params({ ...listing, destination: text.optional(), transfer_group: text.optional() }),
    ({ store }, { destination, transfer_group, ...paging }) => {
      const found = store.transfers
        .all()
        .filter(transfer => !destination || transfer.destination === destination)
        .filter(transfer => !transfer_group || transfer.transfer_group === transfer_group);
      return pageOf(found, '/v1/transfers', paging);
    },
  ),
  route(
    'POST /v1/transfers/{id}/reversals',
    params({ amount: positive.optional(), description: text.optional(), metadata: metadata.optional() }),
    (context, input, id = '') => {
      const transfer = transferOf(context, id);
      const left = transfer.amount - transfer.amount_reversed;
      const amount = input.amount ?? left;
      if (left === 0) throw invalid(`Transfer ${id} has already been reversed.`, 'id');
      if (amount > left)
        throw invalid(
          `Reversal amount (${amount}) is greater than unreversed amount on transfer (${left})`,
          'amount',
        );

      if (amount > accountBalance(context, transfer.destination, transfer.currency))
        throw invalid(
          'The transfer cannot be reversed: the balance of the connected account is too low.',
          'amount',
          'balance_insufficient',
        );

      const reversal = reverse(context, transfer, amount, input.metadata ?? {});
      return reversal;
    },
  ),
  route('GET /v1/transfers/{id}/reversals', params(listing), (context, paging, id = '') => {
    transferOf(context, id);
    const found = context.store.reversals.all().filter(reversal => reversal.transfer === id);
    return pageOf(found, `/v1/transfers/${id}/reversals`, paging);
  }),
  route(
    'GET /v1/transfers/{id}/reversals/{reversal}',
    params({}),
    ({ store }, _, id = '', reversalId = '') => {
      const reversal = store.reversals.get(reversalId);
      if (reversal?.transfer !== id) throw missing('transfer reversal', reversalId);
      return reversal;
    },
  ),
];

function reverse(
  context: SimulatorContext,
  transfer: TransferRecord,
  amount: number,
  metadata: Record<string, string>,
) {
  const id = newId('trr');
  const movement = moveBalance(context, {
    type: 'transfer_refund',
    reporting_category: 'transfer_reversal',
    amount,
    currency: transfer.currency,
    source: id,
  });
  const reversal = context.store.reversals.insert({
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: movement.id,
    created: context.now(),
    currency: transfer.currency,
    destination_payment_refund: null,
    metadata,
    source_refund: null,
    transfer: transfer.id,
  });
  const amount_reversed = transfer.amount_reversed + amount;
  const changed = context.store.transfers.update(transfer.id, {
    amount_reversed,
    reversals: reversalsOf(transfer.id, [reversal, ...transfer.reversals.data]),
    reversed: amount_reversed === transfer.amount,
  });
  context.emit('transfer.reversed', changed, { previous: { amount_reversed: transfer.amount_reversed } });
  return reversal;
}

function readyAccount({ store }: SimulatorContext, id: string): AccountRecord {
  const account = store.accounts.get(id);
  if (!account) throw invalid(`No such destination: '${id}'`, 'destination', 'resource_missing');
  if (account.capabilities.transfers !== 'active' || !account.payouts_enabled) {
    throw invalid(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      'destination',
      'insufficient_capabilities_for_transfer',
    );
  }
  return account;
}

function checkBalance(context: SimulatorContext, { amount, currency }: TransferParams): void {
  if (availableBalance(context, currency) >= amount) return;
  throw invalid(
    'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card.',
    undefined,
    'balance_insufficient',
  );
}

/** Checks a transfer against the charge that funds it. Returns their transfer group. */
function checkSource({ store }: SimulatorContext, chargeId: string, input: TransferParams): string {
  const charge = store.charges.get(chargeId);
  if (!charge) throw invalid(`No such charge: '${chargeId}'`, 'source_transaction', 'resource_missing');
  if (charge.status !== 'succeeded')
    throw invalid(`Charge ${chargeId} has not been paid.`, 'source_transaction');
  const settled = charge.balance_transaction
    ? store.balance.get(charge.balance_transaction)?.currency
    : undefined;
  const settledCurrency = settled ?? charge.currency;
  if (settledCurrency !== input.currency) {
    throw invalid(
      `The currency of source_transaction's balance transaction (${settledCurrency}) must be the same as the transfer currency (${input.currency})`,
      'currency',
    );
  }
  const used = store.transfers
    .all()
    .filter(transfer => transfer.source_transaction === chargeId)
    .reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0);
  if (used + input.amount > charge.amount) {
    throw invalid(
      `Transfers using this transaction as a source must not exceed the source amount of ${charge.amount}. (Other transfers already use ${used} of this amount.)`,
      'amount',
    );
  }

  const group = charge.transfer_group ?? input.transfer_group ?? `group_${chargeId}`;
  if (input.transfer_group && input.transfer_group !== group) {
    throw invalid('The transfer_group must be the same as that of the source_transaction.', 'transfer_group');
  }
  if (!charge.transfer_group) store.charges.update(chargeId, { transfer_group: group });
  return group;
}

function transferOf({ store }: SimulatorContext, id: string): TransferRecord {
  const transfer = store.transfers.get(id);
  if (!transfer) throw missing('transfer', id, 'transfer');
  return transfer;
}

function reversalsOf(id: string, data: TransferRecord['reversals']['data']): TransferRecord['reversals'] {
  return { object: 'list', data, has_more: false, url: `/v1/transfers/${id}/reversals` };
}
