import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { balances, postings } from '#functions/ledger/ledger.ts';
import { fromItem } from '#functions/platform/table/item.ts';
import type { MoneyWorld } from '../moneyWorld.ts';

/**
 * Faults within the ledger: postings or currencies that do not sum to zero, and balances that differ from their postings.
 * Reads the whole table in one pass, which makes it cheap enough to check each step of a simulation.
 */
export async function ledgerFaults({ database: { client, tableName } }: MoneyWorld): Promise<string[]> {
  const differences = new Map<string, number>();
  const sums = new Map<string, number>();
  const faults: string[] = [];
  const add = (to: Map<string, number>, key: string, amount: number) =>
    to.set(key, (to.get(key) ?? 0) + amount);

  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ConsistentRead: true, ExclusiveStartKey }),
    );
    for (const item of page.Items ?? []) {
      if (item['entity'] === postings.name) {
        const { id, currency, entries } = fromItem(postings, item);
        if (entries.reduce((sum, { amount }) => sum + amount, 0) !== 0)
          faults.push(`${id} is out of balance`);
        for (const { account, amount } of entries) add(differences, `ledger#${account} ${currency}`, amount);
      }
      if (item['entity'] === balances.name) {
        const { amount } = fromItem(balances, item);
        const [currency = ''] = String(item['sk']).split('#');
        add(sums, currency, amount);
        add(differences, `${String(item['pk'])} ${currency}`, -amount);
      }
    }
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);

  for (const [currency, sum] of sums) if (sum !== 0) faults.push(`${currency} sums to ${sum}`);
  for (const [account, sum] of differences) if (sum !== 0) faults.push(`${account} differs by ${sum}`);
  return faults;
}
