import type { Stripe } from 'stripe';
import type { Discrepancy } from './persistingDiscrepancies.ts';

/**
 * Compares the ledger's balance at the provider with the provider's own, pending funds included. Withdrawals
 * and top-ups show as a discrepancy until the reconciliation has booked them.
 */
export async function compareWithProvider(
  stripe: Stripe,
  balances: ReadonlyMap<string, number>,
): Promise<Discrepancy[]> {
  const { available, pending } = await stripe.balance.retrieve();
  const atProvider = new Map<string, number>();
  for (const { amount, currency } of [...available, ...pending]) {
    const name = `provider:stripe ${currency.toUpperCase()}`;
    atProvider.set(name, (atProvider.get(name) ?? 0) + amount);
  }

  const inLedger = [...balances.keys()].filter(name => name.startsWith('provider:stripe '));
  return [...new Set([...inLedger, ...atProvider.keys()])].flatMap(name => {
    const [ours = 0, theirs = 0] = [balances.get(name), atProvider.get(name)];
    if (ours === theirs) return [];
    const text = `${name} is ${ours} in the ledger but ${theirs} at the provider.`;
    return [{ kind: 'provider', key: `${name} provider ${ours - theirs}`, text }];
  });
}
