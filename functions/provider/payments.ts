import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { Deps } from '#functions/platform/deps.ts';
import { environment } from '#functions/platform/environment.ts';
import { limit } from '#functions/platform/limits.ts';
import { provide } from '#functions/platform/uses.ts';

/** The API version that all calls are made with and all events are read as. */
export const apiVersion = '2026-10-28.endive';

/** The payment provider. */
export interface Payments {
  /** The provider's client. The first call fetches the keys from Secrets Manager. */
  stripe(): Promise<Stripe>;
  /** The event in a webhook's body, or undefined if its signature is invalid. */
  readEvent(body: string, signature: string): Promise<Stripe.Event | undefined>;
  /** The same provider, with a client that awaits `beforeCall` before each request, repetitions included. */
  paced(beforeCall: () => Promise<void>): Payments;
}

interface Keys {
  secretKey: string;
  webhookSecret: string;
}

/** A provider other than the one of the environment, for tests. */
export interface PaymentsSettings {
  keys?: Keys;
  /** URL of its API. */
  baseUrl?: string;
  timeoutMs?: number;
}

/**
 * Creates the client of Stripe, or of the compatible API at `STRIPE_API_BASE`. A request whose response was lost is
 * repeated once, with the same idempotency key. Throws if the environment configures no keys.
 */
export function makePayments(settings: PaymentsSettings = {}): Payments {
  const { keys: given, baseUrl = environment('STRIPE_API_BASE'), timeoutMs = 6_000 } = settings;
  const keys = given ? async () => given : configuredKeys();
  const clientWith = (beforeCall?: () => Promise<void>) =>
    once(async () => connect(await keys(), { baseUrl, timeoutMs, beforeCall }));
  const stripe = clientWith();

  const provider: Payments = {
    stripe,
    paced: beforeCall => ({ ...provider, stripe: clientWith(beforeCall) }),
    async readEvent(body, signature) {
      const { webhookSecret } = await keys();
      try {
        return await (await stripe()).webhooks.constructEventAsync(body, signature, webhookSecret);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        if (error instanceof SyntaxError) return undefined; // signed, but not JSON
        throw error;
      }
    },
  };
  return provider;
}

interface Connection {
  baseUrl: string | undefined;
  timeoutMs: number;
  beforeCall: (() => Promise<void>) | undefined;
}

function connect(
  { secretKey }: Keys,
  { baseUrl = 'https://api.stripe.com', timeoutMs, beforeCall }: Connection,
) {
  const { protocol, hostname, port } = new URL(baseUrl);
  return new Stripe(secretKey, {
    apiVersion,
    host: hostname,
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(beforeCall && { httpClient: clientThatAwaits(beforeCall) }),
  });
}

/** Stripe's own HTTP client, which awaits something before each request; the request's timeout begins afterwards. */
function clientThatAwaits(beforeCall: () => Promise<void>) {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    await beforeCall();
    return await makeRequest(...request);
  };
  return client;
}

const SecretValue = z.object({ secretKey: z.string(), webhookSecret: z.string() });

/** Returns a function that returns the keys of the environment, or fetches them once from the secret it names. */
function configuredKeys(): () => Promise<Keys> {
  const [secretKey, webhookSecret] = [environment('STRIPE_SECRET_KEY'), environment('STRIPE_WEBHOOK_SECRET')];
  if (secretKey && webhookSecret) return async () => ({ secretKey, webhookSecret });

  const SecretId = environment('STRIPE_SECRET_ARN');
  if (!SecretId)
    throw new Error('Neither STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET nor STRIPE_SECRET_ARN is set.');
  const client = new SecretsManagerClient();
  return once(async () => {
    const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
    return SecretValue.parse(JSON.parse(SecretString));
  });
}

/** Runs `make` on the first call only; a failure is not cached. */
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

/** Whether the provider refused the request, so that it had no effect. After any other failure the effect is unknown. */
export function isRefusedByProvider(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  if (error instanceof Stripe.errors.StripeIdempotencyError) return false; // the key was used for another request
  const { statusCode = 0 } = error;
  return statusCode >= 400 && statusCode < 500 && statusCode !== 409 && statusCode !== 429;
}

/** The payment provider. */
export const paymentProvider = provide('payments', () => makePayments(), { stripe: true });

/** Dependencies of code that calls the payment provider. */
export interface PaymentDeps extends Deps {
  readonly payments: Payments;
}

/** Calls to the payment provider for a person: its rate is shared by all. */
export const checkouts = limit('openCheckout', 30, 'hour');
