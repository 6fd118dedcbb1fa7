import type { Stripe } from 'stripe';

/**
 * Compares the ledger's balance at the provider with the provider's own, pending funds included. Movements outside
 * payments (a top-up, a withdrawal to the platform's bank) show as a discrepancy.
 */
export async function compareWithProvider(
  stripe: Stripe,
  balances: ReadonlyMap<string, number>,
): Promise<string[]> {
  const { available, pending } = await stripe.balance.retrieve();
  const there = new Map<string, number>();
  for (const { amount, currency } of [...available, ...pending]) {
    const name = `provider:stripe ${currency.toUpperCase()}`;
    there.set(name, (there.get(name) ?? 0) + amount);
  }

  const ours = [...balances.keys()].filter(name => name.startsWith('provider:stripe '));
  return [...new Set([...ours, ...there.keys()])].flatMap(name => {
    const [kept = 0, said = 0] = [balances.get(name), there.get(name)];
    return kept === said ? [] : [`${name} is ${kept} in the ledger, ${said} with the provider.`];
  });
}
