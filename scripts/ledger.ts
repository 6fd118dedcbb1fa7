/** Checks the ledger of the table that the environment names; with --provider also against the payment provider. */

import { checkLedger } from '#functions/payouts/checkLedger.ts';
import { compareProvider } from '#functions/payouts/compareProvider.ts';
import { makePayments } from '#functions/platform/payments.ts';
import { makeTable } from '#functions/platform/table.ts';

const { postings, orders, payouts, balances, faults } = await checkLedger(makeTable());
if (process.argv.includes('--provider'))
  faults.push(...(await compareProvider(await makePayments().stripe(), balances)));

console.log(`${postings} postings, ${orders} paid orders, ${payouts} payouts`);
for (const [name, amount] of [...balances].toSorted(([a], [b]) => a.localeCompare(b)))
  if (!name.includes(':user:')) console.log(`${String(amount).padStart(14)}  ${name}`);
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'The ledger is right.' : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
