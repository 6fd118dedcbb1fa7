import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

const healthCheck = () => import('#functions/system/healthCheck.lambda.ts');
const payWithStripe = () => import('#functions/money/payWithStripe.lambda.ts');
const onboardConnect = () => import('#functions/money/onboardConnect.lambda.ts');
const getSignInUrl = () => import('#functions/auth/getSignInUrl.lambda.ts');
const verifyIdentity = () => import('#functions/auth/verifyIdentity.lambda.ts');
const getProject = () => import('#functions/projects/getProject.lambda.ts');
const presignUpload = () => import('#functions/uploads/presignUpload.lambda.ts');
const processUpload = () => import('#functions/jobs/processUpload.lambda.ts');
const processStream = () => import('#functions/jobs/processStream.lambda.ts');

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
  ])('does not load if %s is %j, and names the variable', async (name, value, load) => {
    vi.stubEnv(name, value);
    await expect(load()).rejects.toThrow(`Environment variable ${name} is missing or invalid`);
  });

  test('does not load without the keys of the payment provider and without their secret', async () => {
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', undefined);
    await expect(payWithStripe()).rejects.toThrow(
      'Neither STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET nor STRIPE_SECRET_ARN is set.',
    );
  });

  test('does not load if the address of the payment provider is invalid', async () => {
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
  ])('%s loads once the environment is complete', async (_, load) => {
    expect(await load()).toHaveProperty('handler');
  });

  test('payWithStripe loads with the secret instead of the keys', async () => {
    vi.stubEnv('STRIPE_SECRET_KEY', undefined);
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', undefined);
    vi.stubEnv('STRIPE_SECRET_ARN', 'arn:aws:secretsmanager:eu-west-2:123456789012:secret:stripe');
    expect(await payWithStripe()).toHaveProperty('handler');
  });
});
