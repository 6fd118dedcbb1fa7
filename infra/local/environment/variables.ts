import { join } from 'node:path';
import { rendererFolder } from '#infra/cloud/web/hosting.ts';
import type { Secrets } from './secrets.ts';

/** URLs of the parts, and the settings that functions receive. */
export interface ServiceUrls {
  site: string;
  table: string;
  identity: {
    url: string;
    userPoolId: string;
    clientId: string;
    setupClientId: string;
    issuer: string;
    jwksUrl: string;
  };
  storage: string;
  mail: string;
  payments: string;
  payoutQueue: string;
}

/** File of a data folder with the name of its table. */
export const tableFile = 'table.json';
/** Default name of the table. */
export const defaultTableName = 'cairn';
export const buckets = { uploads: 'cairn-uploads', media: 'cairn-media' };

/** Credentials for the local parts only. */
export const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

/** Environment variables of the functions: the same ones that the stacks set, with local URLs. */
export const environmentVariables = (
  urls: ServiceUrls,
  secrets: Secrets,
  { tableName, staticDir }: { tableName: string; staticDir: string | undefined },
): Record<string, string> => ({
  AWS_REGION: 'eu-west-2',
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  AWS_ENDPOINT_URL_DYNAMODB: urls.table,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: urls.identity.url,
  AWS_ENDPOINT_URL_S3: urls.storage,
  AWS_ENDPOINT_URL_SES: urls.mail,
  AWS_ENDPOINT_URL_SESV2: urls.mail,
  AWS_ENDPOINT_URL_SQS: new URL(urls.payoutQueue).origin,
  TABLE_NAME: tableName,
  STATE_SECRET: secrets.state,
  UNSUBSCRIBE_SECRET: secrets.unsubscribe,
  SITE_URL: urls.site,
  TOKEN_ISSUER: urls.identity.issuer,
  TOKEN_CLIENT_ID: urls.identity.clientId,
  SETUP_CLIENT_ID: urls.identity.setupClientId,
  TOKEN_JWKS_URL: urls.identity.jwksUrl,
  USER_POOL_ID: urls.identity.userPoolId,
  IDENTITY_URL: urls.identity.url,
  PROVIDER_NAMES: 'google=Google',
  UPLOAD_BUCKET: buckets.uploads,
  MEDIA_BUCKET: buckets.media,
  MAIL_SENDER: 'Cairn <hello@cairn.example>',
  STRIPE_API_BASE: urls.payments,
  STRIPE_SECRET_KEY: secrets.stripeKey,
  STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
  PAYOUT_QUEUE_URL: urls.payoutQueue,
  ...(staticDir && { RENDERER_FOLDER: join(staticDir, rendererFolder) }),
  MAIL_REPLY_TO: 'support@cairn.example',
  TRANSLATOR: 'embedded',
});
