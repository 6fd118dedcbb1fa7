import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/** Every environment variable that functions read. The AWS SDKs read their own (`AWS_…`). */
const variables = {
  /** Name of the DynamoDB table. */
  TABLE_NAME: text,
  /** Issuer of access tokens: the user pool's URL. */
  TOKEN_ISSUER: z.url(),
  /** App client whose access tokens are accepted. */
  TOKEN_CLIENT_ID: text,
  /** App client of sessions that set up an authenticator app and never leave our functions. */
  SETUP_CLIENT_ID: text,
  /** URL of the token signing keys; the one of the issuer, as in Cognito, if absent. */
  TOKEN_JWKS_URL: z.optional(z.url()),
  /** User pool with passwords and sessions. */
  USER_POOL_ID: text,
  /** Whether administrators have their rights only in sessions that began with a second factor. */
  ADMIN_TWO_FACTOR: z._default(z.enum(['required', 'optional']), 'optional'),
  /** Cognito's hosted domain, where sign-in with an identity provider starts and its code is exchanged. */
  IDENTITY_URL: z.url(),
  /** Names of identity providers in the user pool, where they differ from those in our paths: `google=Google`. */
  PROVIDER_NAMES: z.optional(z.string().check(z.regex(/^[a-z]+=\w+(,[a-z]+=\w+)*$/))),
  /** Sender of emails: an address, or `Name <address>`. */
  MAIL_SENDER: text,
  /** Reply-to address of emails; the sender if absent. */
  MAIL_REPLY_TO: z.optional(text),
  /** SES configuration set for emails, if any. */
  MAIL_CONFIGURATION_SET: z.optional(text),
  /** Bucket for raw uploads. */
  UPLOAD_BUCKET: text,
  /** Bucket for the public files under `/media`. */
  MEDIA_BUCKET: text,
  /** Endpoint to which browsers send uploads, if it differs from that of the functions. */
  UPLOAD_ENDPOINT: z.optional(z.url()),
  /** S3-compatible storage with the bucket in the path; Amazon S3 if absent. */
  AWS_ENDPOINT_URL_S3: z.optional(z.url()),
  /** Whether only requests of the CDN are answered, which sends a secret of the API's stage. */
  CDN_ORIGIN: z._default(z.enum(['required', 'optional']), 'optional'),
  /** URL of the site, without a trailing slash. */
  SITE_URL: z.url(),
  /** CloudFront distribution in front of the site; absent where there is none. */
  CDN_DISTRIBUTION: z.optional(text),
  /** Folder with the renderer of the site's pages. */
  RENDERER_FOLDER: z._default(text, './renderer'),
  /** Origins of admin portals besides the site's own, separated by commas. */
  PORTAL_ORIGINS: z.optional(text),
  /** Signs the state that users return with from the payment provider's onboarding. */
  STATE_SECRET: text,
  /** Signs the unsubscribe links in emails. */
  UNSUBSCRIBE_SECRET: text,
  /** Stripe-compatible API; Stripe itself if absent. */
  STRIPE_API_BASE: z.optional(z.url()),
  /** The provider's two keys, or the Secrets Manager secret that contains them as `{ secretKey, webhookSecret }`. */
  STRIPE_SECRET_KEY: z.optional(text),
  STRIPE_WEBHOOK_SECRET: z.optional(text),
  STRIPE_SECRET_ARN: z.optional(text),
  /** Queue of payouts to send. */
  PAYOUT_QUEUE_URL: z.url(),
  /** Generator of ideas, roles and tasks: `embedded`, or the id of a Bedrock model or inference profile. */
  GENERATOR: z._default(text, 'embedded'),
  /** US dollars per million tokens of the Bedrock model, for the log of costs. */
  GENERATOR_INPUT_PRICE: z._default(z.coerce.number().check(z.gte(0)), 0),
  GENERATOR_OUTPUT_PRICE: z._default(z.coerce.number().check(z.gte(0)), 0),
  /** Requests to the generator's model per UTC day, of all people together. */
  GENERATOR_DAILY_REQUESTS: z._default(z.coerce.number().check(z.int(), z.gte(0)), 5_000),
  /** Translator of what people write: `none`, `embedded`, `translate` (Amazon Translate), or the id of a Bedrock model or inference profile. */
  TRANSLATOR: z._default(text, 'none'),
  /** US dollars per million tokens of the translator's Bedrock model, for the log of costs. */
  TRANSLATOR_INPUT_PRICE: z._default(z.coerce.number().check(z.gte(0)), 0),
  TRANSLATOR_OUTPUT_PRICE: z._default(z.coerce.number().check(z.gte(0)), 0),
  /** Characters that are translated per UTC day, for all people together. */
  TRANSLATOR_DAILY_CHARACTERS: z._default(z.coerce.number().check(z.int(), z.gte(0)), 500_000),
  /** Address of Amazon Translate; that of the region if absent. */
  AWS_ENDPOINT_URL_TRANSLATE: z.optional(z.url()),
  /** Version of the function, which Lambda sets. */
  AWS_LAMBDA_FUNCTION_VERSION: z.optional(text),
  /** `silent` in tests; everything is logged otherwise. */
  LOG_LEVEL: z._default(z.enum(['info', 'error', 'silent']), 'info'),
};

type Variables = typeof variables;

/** Parses an environment variable. Throws with its name if it is missing or invalid. */
export function environment<Name extends keyof Variables>(name: Name): z.output<Variables[Name]>;
export function environment(name: keyof Variables): unknown {
  const parsed = z.safeParse(variables[name], process.env[name]);
  if (!parsed.success) throw new Error(`Environment variable ${name} is missing or invalid`);
  return parsed.data;
}
