import type { Stripe } from 'stripe';

/**
 * Compares the ledger's money at the provider with what the provider says; what is on its way there counts. Money
 * that did not come from payments (a top-up, a withdrawal to the platform's bank) shows here as a difference.
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
