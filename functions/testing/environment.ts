/** Environment in which functions load outside the cloud: in tests and measurements, which bring their own dependencies. */
export const testEnvironment = {
  AWS_REGION: 'eu-west-2',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  TABLE_NAME: 'test',
  TOKEN_ISSUER: 'https://identity.test/pool',
  TOKEN_CLIENT_ID: 'test-client',
  USER_POOL_ID: 'eu-west-1_test',
  IDENTITY_URL: 'https://identity.test',
  MAIL_SENDER: 'cairn@example.com',
  UPLOAD_BUCKET: 'test-uploads',
  MEDIA_BUCKET: 'test-media',
  SITE_URL: 'https://cairn.example',
  STATE_SECRET: 'a secret of the tests alone',
  UNSUBSCRIBE_SECRET: 'another secret of the tests alone',
  STRIPE_SECRET_KEY: 'sk_test_unused',
  STRIPE_WEBHOOK_SECRET: 'whsec_unused',
} as const;
