import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/** Every environment variable that functions read, and what it is for. The AWS SDKs read their own (`AWS_…`). */
const variables = {
  /** The one DynamoDB table. */
  TABLE_NAME: text,
  /** Seals list cursors; without it the key comes from the table's name, which keeps cursors to their table only. */
  CURSOR_SECRET: z.optional(text),
  /** The `iss` of access tokens: the user pool's address. */
  TOKEN_ISSUER: z.url(),
  /** The app client whose access tokens are taken. */
  TOKEN_CLIENT_ID: text,
  /** Where the keys of the tokens are; without it under the issuer, as Cognito has them. */
  TOKEN_JWKS_URL: z.optional(z.url()),
  /** The user pool that keeps passwords and sessions. */
  USER_POOL_ID: text,
  /** Cognito's own pages: where an identity provider's sign-in begins, and where its code is exchanged. */
  IDENTITY_URL: z.url(),
  /** Sender of the site's mail: an address, or `Name <address>`. */
  MAIL_SENDER: text,
  /** Where answers to the site's mail go; to the sender without it. */
  MAIL_REPLY_TO: z.optional(text),
  /** The SES configuration set that mail goes through; none without it. */
  MAIL_CONFIGURATION_SET: z.optional(text),
  /** Where raw uploads arrive. */
  UPLOAD_BUCKET: text,
  /** What everyone sees under `/media`. */
  MEDIA_BUCKET: text,
  /** Where browsers send uploads, if not where functions reach the storage. */
  UPLOAD_ENDPOINT: z.optional(z.url()),
  /** A storage that speaks S3's language, with the bucket in the path; Amazon's own without it. */
  AWS_ENDPOINT_URL_S3: z.optional(z.url()),
  /** What the site's front door shows with each request; without it there is no door to pass. */
  ORIGIN_SECRET: z.optional(text),
  /** Where the site is, without a final slash. */
  SITE_URL: z.url(),
  /** Signs what people bring back from the payment provider's onboarding. */
  STATE_SECRET: text,
  /** A payment provider that speaks Stripe's language; Stripe itself without it. */
  STRIPE_API_BASE: z.optional(z.url()),
  /** The provider's two keys, or the Secrets Manager secret that holds them as `{ secretKey, webhookSecret }`. */
  STRIPE_SECRET_KEY: z.optional(text),
  STRIPE_WEBHOOK_SECRET: z.optional(text),
  STRIPE_SECRET_ARN: z.optional(text),
  /** `silent` in tests; otherwise everything is logged. */
  LOG_LEVEL: z._default(z.enum(['info', 'error', 'silent']), 'info'),
};

type Variables = typeof variables;

/** Parses an environment variable. Throws with its name if it is missing or invalid. */
export function environment<Name extends keyof Variables>(name: Name): z.output<Variables[Name]>;
export function environment(name: keyof Variables): unknown {
  const parsed = z.safeParse(variables[name], process.env[name]);
  if (!parsed.success) throw new Error(`The environment variable ${name} is missing or wrong.`);
  return parsed.data;
}
