/**
 * Loaded before every command of this repository by `run.mjs`: a missing or wrong prerequisite ends the command with a sentence,
 * and only a fault of the program shows its stack. `STACK=1` shows the stack of every error.
 */

/** Faults of a program, for the developer who mends it. */
const faults = [TypeError, ReferenceError, RangeError, SyntaxError];

/** Sentences for errors whose own message gives no advice, by their code or name. */
const sentences: Record<string, (error: Details) => string> = {
  ENOENT: ({ path }) => `There is no file ${path}.`,
  EACCES: ({ path }) => `No permission for ${path}.`,
  ECONNREFUSED: ({ address, port }) => `Nothing answers at ${address}:${port}. Is it running?`,
  ENOTFOUND: ({ hostname }) => `${hostname} cannot be found. Is this machine online?`,
  CredentialsProviderError: () => 'There are no AWS credentials. Sign in, or set AWS_PROFILE.',
  ExpiredTokenException: () => 'The AWS credentials have expired. Sign in again.',
  ResourceNotFoundException: () =>
    `There is no table ${process.env['TABLE_NAME']} in this account and region.`,
  'Region is missing': () => 'Set AWS_REGION to the region of the deployment.',
  StripeConnectionError: () => 'Stripe cannot be reached.',
  StripeAuthenticationError: () => 'Stripe does not accept the key in STRIPE_SECRET_KEY.',
};

interface Details extends Error {
  path?: string;
  address?: string;
  port?: number;
  hostname?: string;
}

process.on('uncaughtException', thrown => {
  const error: unknown = thrown; // anything can be thrown
  console.error(process.env['STACK'] ? error : wordsOf(error));
  process.exit(1);
});

function wordsOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  for (const one of [error, error.cause]) {
    if (!(one instanceof Error)) continue;
    for (const name of namesOf(one)) {
      if (name.startsWith('ERR_PARSE_ARGS')) return one.message;
      const say = sentences[name];
      if (say) return say(one);
    }
  }
  return faults.some(fault => error instanceof fault) ? error : error.message;
}

/** Names of an error's kind, from the properties in which Node.js, the AWS SDK and Stripe's SDK put it. */
const namesOf = (error: Error & { code?: unknown; type?: unknown }): string[] =>
  [error.code, error.type, error.name, error.message].filter(name => typeof name === 'string');
