/**
 * `npm run ledger:check`: checks the ledger of the table in TABLE_NAME, or else of the running local environment
 * (`-- --data DIR` for a data folder other than .local); `-- --provider` also compares it with the payment provider, `-- --accounts`
 * lists the accounts of all users. Bookings during the check are not reported: it measures up to three times.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkLedger } from '#functions/money/reconciliation/checkLedger.ts';
import { patient } from '#functions/money/reconciliation/runLedgerCheck.ts';
import { makeTable } from '#functions/platform/table.ts';
import { makePayments } from '#functions/provider/payments.ts';
import { useLocalEnvironment } from './localEnvironment.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '.local' },
    provider: { type: 'boolean', default: false },
    accounts: { type: 'boolean', default: false },
  },
});
if (!process.env['TABLE_NAME']) await useLocalEnvironment(resolve(values.data));

const { postings, orders, payouts, balances, discrepancies } = await checkLedger(makeTable(), {
  patience: patient,
  ...(values.provider && { stripe: await makePayments().stripe() }),
});

console.log(`${postings} postings, ${orders} paid orders, ${payouts} payouts`);
for (const [name, amount] of [...summed(balances)].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`${String(amount).padStart(14)}  ${name}`);
for (const discrepancy of discrepancies) console.error(discrepancy);
console.log(
  discrepancies.length === 0 ? 'The ledger is consistent.' : `${discrepancies.length} discrepancies found.`,
);
process.exitCode = discrepancies.length === 0 ? 0 : 1;

/** The balances to show: users' accounts are summed up unless all of them were requested. */
function summed(all: ReadonlyMap<string, number>): Map<string, number> {
  if (values.accounts) return new Map(all);
  const sums = new Map<string, number>();
  for (const [name, amount] of all) {
    const shown = name.replace(/:user:\S+/, ':users');
    sums.set(shown, (sums.get(shown) ?? 0) + amount);
  }
  return sums;
}
