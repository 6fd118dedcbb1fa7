import { join } from 'node:path';
import type { Ports } from '#infra/local/environment/ports.ts';
import { readSecrets } from '#infra/local/environment/secrets.ts';
import { credentials, defaultTableName, tableFile } from '#infra/local/environment/variables.ts';
import { defaultPool } from '#infra/local/identity/pool.ts';
import { readJson } from '#infra/local/wire/atomicFile.ts';

/**
 * Sets the variables of the local environment that runs on a data folder, for a command that is started while it runs. Ends
 * the process with a message if none runs.
 */
export async function useLocalEnvironment(dataDir: string): Promise<void> {
  const ports = (await readJson(join(dataDir, 'ports.json'))) as Ports | undefined; // written by the local environment
  const answers = ports && (await fetch(`http://127.0.0.1:${ports.site}/_local/`).catch(() => undefined));
  if (!answers?.ok) {
    console.error(
      `No local environment is running on ${dataDir}, and TABLE_NAME is not set. Run npm start, or set TABLE_NAME.`,
    );
    process.exit(2);
  }
  const secrets = await readSecrets(dataDir);
  const table = (await readJson(join(dataDir, tableFile))) as { tableName: string } | undefined; // written at the start
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-2',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${ports?.table}`,
    TABLE_NAME: table?.tableName ?? defaultTableName,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `http://127.0.0.1:${ports?.identity}`,
    USER_POOL_ID: defaultPool.userPoolId,
    STRIPE_API_BASE: `http://127.0.0.1:${ports?.payments}`,
    STRIPE_SECRET_KEY: secrets.stripeKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
  });
}
