import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJson, writeAtomically } from '#infra/local/wire/atomicFile.ts';

/** Secrets that are in Secrets Manager in the cloud; generated once per data folder. */
export interface Secrets {
  state: string;
  unsubscribe: string;
  stripeKey: string;
  stripeWebhook: string;
}

/** Reads the secrets of a data folder, and generates those that it does not have yet. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const kept = (await readJson(file)) as Partial<Secrets> | undefined; // written by this function only

  const random = () => randomBytes(32).toString('base64url');
  const secrets = {
    state: random(),
    unsubscribe: random(),
    stripeKey: `sk_test_${random()}`,
    stripeWebhook: `whsec_${random()}`,
    ...kept,
  };
  if (Object.keys(secrets).length > Object.keys(kept ?? {}).length)
    await writeAtomically(file, JSON.stringify(secrets));
  return secrets;
}
