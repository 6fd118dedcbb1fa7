import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { environment } from './environment.ts';

/** The API version that all calls are made with and all events are read as. */
const apiVersion = '2026-10-28.endive';

/** The payment provider, as an extra dependency: `{ payments: makePayments }`. */
export interface Payments {
  /** The provider's client; its keys are read at the first use. */
  stripe(): Promise<Stripe>;
  /** The event in a webhook's body, if its signature is right. */
  readEvent(body: string, signature: string): Promise<Stripe.Event | undefined>;
}

interface Keys {
  secretKey: string;
  webhookSecret: string;
}

/** How a provider other than the configured one is reached, for tests. */
export interface PaymentsSettings {
  keys?: Keys;
  /** Where its API is; Stripe itself without it. */
  baseUrl?: string;
  timeoutMs?: number;
}

/** Connects to Stripe, or to what speaks its language at `STRIPE_API_BASE`. A lost answer is asked for again once, with the same idempotency key. */
export function makePayments(settings: PaymentsSettings = {}): Payments {
  const keys = once(async () => settings.keys ?? (await configuredKeys()));
  const stripe = once(async () => connect(await keys(), settings));

  return {
    stripe,
    async readEvent(body, signature) {
      const { webhookSecret } = await keys();
      try {
        return await (await stripe()).webhooks.constructEventAsync(body, signature, webhookSecret);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        if (error instanceof SyntaxError) return undefined; // signed, but not what Stripe sends
        throw error;
      }
    },
  };
}

function connect(
  { secretKey }: Keys,
  { baseUrl = environment('STRIPE_API_BASE'), timeoutMs = 6_000 }: PaymentsSettings,
) {
  const { protocol, hostname, port } = new URL(baseUrl ?? 'https://api.stripe.com');
  return new Stripe(secretKey, {
    apiVersion,
    host: hostname,
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

const SecretValue = z.object({ secretKey: z.string(), webhookSecret: z.string() });

async function configuredKeys(): Promise<Keys> {
  const [secretKey, webhookSecret] = [environment('STRIPE_SECRET_KEY'), environment('STRIPE_WEBHOOK_SECRET')];
  if (secretKey && webhookSecret) return { secretKey, webhookSecret };

  const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager');
  const SecretId = environment('STRIPE_SECRET_ARN');
  if (!SecretId)
    throw new Error('Neither STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET nor STRIPE_SECRET_ARN is set.');
  const { SecretString = '' } = await new SecretsManagerClient().send(
    new GetSecretValueCommand({ SecretId }),
  );
  return SecretValue.parse(JSON.parse(SecretString));
}

/** Makes something when it is first asked for; a failure is not remembered. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** Whether the provider said no, so that nothing has happened: every other failure leaves that open. */
export function isRefusedByProvider(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  if (error instanceof Stripe.errors.StripeIdempotencyError) return false; // the key has done something else
  const { statusCode = 0 } = error;
  return statusCode >= 400 && statusCode < 500 && statusCode !== 409 && statusCode !== 429;
}
