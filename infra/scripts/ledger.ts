/**
 * `npm run ledger:check`: checks the ledger of the table that the environment names, or else of the system that runs on this machine
 * (`-- --data DIR` for another folder than .local); with `-- --provider` also against the payment provider.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkLedger } from '#functions/money/reconciliation/checkLedger.ts';
import { compareWithProvider } from '#functions/money/reconciliation/compareWithProvider.ts';
import { makePayments } from '#functions/platform/payments.ts';
import { makeTable } from '#functions/platform/table.ts';
import type { Ports } from '#infra/local/environment/ports.ts';
import { readSecrets } from '#infra/local/environment/secrets.ts';
import { credentials, tableName } from '#infra/local/environment/variables.ts';
import { readJson } from '#infra/local/wire/atomicFile.ts';

const { values } = parseArgs({
  options: { data: { type: 'string', default: '.local' }, provider: { type: 'boolean', default: false } },
});
if (!process.env['TABLE_NAME']) await lookAtThisMachine(resolve(values.data));

const { postings, orders, payouts, balances, discrepancies } = await checkLedger(makeTable());
if (values.provider)
  discrepancies.push(...(await compareWithProvider(await makePayments().stripe(), balances)));

console.log(`${postings} postings, ${orders} paid orders, ${payouts} payouts`);
for (const [name, amount] of [...balances].toSorted(([a], [b]) => a.localeCompare(b)))
  if (!name.includes(':user:')) console.log(`${String(amount).padStart(14)}  ${name}`);
for (const fault of discrepancies) console.error(fault);
console.log(discrepancies.length === 0 ? 'The ledger is right.' : `${discrepancies.length} discrepancies.`);
process.exitCode = discrepancies.length === 0 ? 0 : 1;

/** Points the environment at the system that runs on the data of a folder. */
async function lookAtThisMachine(dataDir: string): Promise<void> {
  const ports = (await readJson(join(dataDir, 'ports.json'))) as Ports | undefined; // the system alone writes the file
  const answers = ports && (await fetch(`http://127.0.0.1:${ports.site}/_local/`).catch(() => undefined));
  if (!answers?.ok) {
    console.error(
      `No system is running on ${dataDir}, and TABLE_NAME names no table. Run npm start, or name a table.`,
    );
    process.exit(2);
  }
  const secrets = await readSecrets(dataDir);
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-2',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${ports?.table}`,
    TABLE_NAME: tableName,
    STRIPE_API_BASE: `http://127.0.0.1:${ports?.payments}`,
    STRIPE_SECRET_KEY: secrets.stripeKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
  });
}
