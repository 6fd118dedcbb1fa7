import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJson, writeAtomically } from '#infra/local/wire/atomicFile.ts';

/** Secrets that are in Secrets Manager in the cloud; generated once per data folder. */
export interface Secrets {
  cursor: string;
  state: string;
  stripeKey: string;
  stripeWebhook: string;
}

/** Reads or generates the secrets of a data folder. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const kept = (await readJson(file)) as Secrets | undefined; // written by this function only
  if (kept) return kept;

  const random = () => randomBytes(32).toString('base64url');
  const made = {
    cursor: random(),
    state: random(),
    stripeKey: `sk_test_${random()}`,
    stripeWebhook: `whsec_${random()}`,
  };
  await writeAtomically(file, JSON.stringify(made));
  return made;
}
