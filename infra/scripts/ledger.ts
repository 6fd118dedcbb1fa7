/**
 * `npm run ledger:check`: checks the ledger of the table in TABLE_NAME, or else of the running local environment
 * (`-- --data DIR` for a data folder other than .local); `-- --provider` also compares it with the payment provider, `-- --accounts`
 * lists the accounts of all users. What is booked during the check is not reported: it measures up to three times.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkLedger } from '#functions/money/reconciliation/checkLedger.ts';
import { patient } from '#functions/money/reconciliation/runLedgerCheck.ts';
import { makePayments } from '#functions/platform/payments.ts';
import { makeTable } from '#functions/platform/table.ts';
import type { Ports } from '#infra/local/environment/ports.ts';
import { readSecrets } from '#infra/local/environment/secrets.ts';
import { credentials, defaultTableName } from '#infra/local/environment/variables.ts';
import { readJson } from '#infra/local/wire/atomicFile.ts';

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

/** The balances to show: users' accounts are summed up unless all of them were asked for. */
function summed(all: ReadonlyMap<string, number>): Map<string, number> {
  if (values.accounts) return new Map(all);
  const sums = new Map<string, number>();
  for (const [name, amount] of all) {
    const shown = name.replace(/:user:\S+/, ':users');
    sums.set(shown, (sums.get(shown) ?? 0) + amount);
  }
  return sums;
}

/** Sets the environment variables of the local environment that runs on a data folder. */
async function useLocalEnvironment(dataDir: string): Promise<void> {
  const ports = (await readJson(join(dataDir, 'ports.json'))) as Ports | undefined; // written by the local environment
  const answers = ports && (await fetch(`http://127.0.0.1:${ports.site}/_local/`).catch(() => undefined));
  if (!answers?.ok) {
    console.error(
      `No local environment is running on ${dataDir}, and TABLE_NAME is not set. Run npm start, or set TABLE_NAME.`,
    );
    process.exit(2);
  }
  const secrets = await readSecrets(dataDir);
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-2',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${ports?.table}`,
    TABLE_NAME: defaultTableName,
    STRIPE_API_BASE: `http://127.0.0.1:${ports?.payments}`,
    STRIPE_SECRET_KEY: secrets.stripeKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
  });
}
