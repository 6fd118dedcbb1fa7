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
  /** `silent` in tests; otherwise everything is logged. */
  LOG_LEVEL: z._default(z.enum(['info', 'error', 'silent']), 'info'),
};

type Variables = typeof variables;

/** One environment variable, parsed when it is asked for; a missing or wrong one throws with its name. */
export function environment<Name extends keyof Variables>(name: Name): z.output<Variables[Name]>;
export function environment(name: keyof Variables): unknown {
  const parsed = z.safeParse(variables[name], process.env[name]);
  if (!parsed.success) throw new Error(`The environment variable ${name} is missing or wrong.`);
  return parsed.data;
}
