import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import type { AnyJob } from './job.ts';
import { verifiesTokens } from './middleware/verifiesTokens.ts';
import type { AnyOperation } from './operation.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

const healthCheck = () => import('#functions/system/healthCheck.ts').then(it => start(it.healthCheck));
const payWithStripe = () =>
  import('#functions/money/orders/payWithStripe.ts').then(it => start(it.payWithStripe));
const onboardConnect = () =>
  import('#functions/money/accounts/onboardConnect.ts').then(it => start(it.onboardConnect));
const getSignInUrl = () => import('#functions/auth/getSignInUrl.ts').then(it => start(it.getSignInUrl));
const verifyIdentity = () => import('#functions/auth/verifyIdentity.ts').then(it => start(it.verifyIdentity));
const getProject = () => import('#functions/projects/getProject.ts').then(it => start(it.getProject));
const presignUpload = () => import('#functions/uploads/presignUpload.ts').then(it => start(it.presignUpload));
const processUpload = () => import('#functions/jobs/processUpload.ts').then(it => startJob(it.processUpload));
const processStream = () => import('#functions/jobs/processStream.ts').then(it => startJob(it.processStream));

/** Starts the function of an operation, as its generated entry does. */
async function start(operation: AnyOperation) {
  const { lambda } = await import('./lambda.ts');
  const { tokenVerifier } = await import('./verifyToken.ts');
  const uses = verifiesTokens(operation.contract) ? [tokenVerifier] : [];
  return { handler: lambda(operation, uses) };
}

/** The same for a job. */
async function startJob(job: AnyJob) {
  const { lambda } = await import('./lambda.ts');
  return { handler: lambda(job) };
}

describe('a function in an incomplete environment', () => {
  test.each([
    ['TABLE_NAME', undefined, healthCheck],
    ['TABLE_NAME', '', healthCheck],
    ['MAIL_SENDER', undefined, processStream],
    ['UPLOAD_BUCKET', undefined, presignUpload],
    ['UPLOAD_BUCKET', undefined, processUpload],
    ['MEDIA_BUCKET', undefined, processUpload],
    ['CDN_ORIGIN', 'sometimes', healthCheck],
    ['SITE_URL', undefined, processStream],
    ['SITE_URL', undefined, payWithStripe],
    ['SITE_URL', undefined, onboardConnect],
    ['SITE_URL', undefined, getSignInUrl],
    ['STATE_SECRET', undefined, onboardConnect],
    ['IDENTITY_URL', undefined, getSignInUrl],
    ['IDENTITY_URL', undefined, verifyIdentity],
    ['TOKEN_CLIENT_ID', undefined, getSignInUrl],
    ['TOKEN_CLIENT_ID', undefined, getProject],
    ['TOKEN_JWKS_URL', 'not a URL', verifyIdentity],
  ])('does not start if %s is %j, and names the variable', async (name, value, load) => {
    vi.stubEnv(name, value);
    await expect(load()).rejects.toThrow(`Environment variable ${name} is missing or invalid`);
  });

  test('does not start without the keys of the payment provider and without their secret', async () => {
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', undefined);
    await expect(payWithStripe()).rejects.toThrow(
      'Neither STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET nor STRIPE_SECRET_ARN is set.',
    );
  });

  test('does not start if the address of the payment provider is invalid', async () => {
    vi.stubEnv('STRIPE_API_BASE', 'not a URL');
    await expect(payWithStripe()).rejects.toThrow(
      'Environment variable STRIPE_API_BASE is missing or invalid',
    );
  });

  test.each([
    ['processStream', processStream],
    ['onboardConnect', onboardConnect],
    ['getSignInUrl', getSignInUrl],
    ['verifyIdentity', verifyIdentity],
    ['getProject', getProject],
    ['presignUpload', presignUpload],
    ['processUpload', processUpload],
  ])('%s starts once the environment is complete', async (_, load) => {
    expect(await load()).toHaveProperty('handler');
  });

  test('payWithStripe starts with the secret instead of the keys', async () => {
    vi.stubEnv('STRIPE_SECRET_KEY', undefined);
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', undefined);
    vi.stubEnv('STRIPE_SECRET_ARN', 'arn:aws:secretsmanager:eu-west-2:123456789012:secret:stripe');
    expect(await payWithStripe()).toHaveProperty('handler');
  });
});

test('operations are imported without an environment', async () => {
  const program = `const { importOperations } = await import('./functions/operations.ts');
    process.stdout.write(String((await importOperations()).length));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--no-warnings', '-e', program],
    { cwd: join(import.meta.dirname, '../..'), env: {} },
  );
  expect(Number(stdout)).toBe(contracts.length);
});
