import type { Stripe } from 'stripe';
import { apiVersion } from '#functions/provider/payments.ts';
import { currencies } from '#shared/settings.ts';
import { webhookEventTypes } from '../webhook/applyEvent.ts';

/** Path of the webhook on the site. */
const webhookPath = '/api/stripe-webhook';

/** Events of connected accounts, which need an endpoint of their own and are not required. */
const optionalTypes: ReadonlySet<string> = new Set(['account.updated']);

/**
 * Checks the settings of the platform's Stripe account that payments and payouts depend on: a bank account for each
 * currency, payouts to the bank by hand only, and a webhook endpoint with all handled events and the API version of
 * this code. Returns a sentence for each problem. Cost: 3 provider calls.
 */
export async function checkProviderSettings(stripe: Stripe): Promise<string[]> {
  const [account, settings, endpoints] = await Promise.all([
    stripe.accounts.retrieveCurrent(),
    stripe.balanceSettings.retrieve(),
    stripe.webhookEndpoints.list({ limit: 100 }),
  ]);
  return [
    ...settlementProblems(account),
    ...payoutProblems(settings),
    ...endpointProblems(endpoints.data.filter(({ url }) => new URL(url).pathname === webhookPath)),
  ];
}

function settlementProblems({ default_currency, external_accounts }: Stripe.Account): string[] {
  const settled = new Set([default_currency, ...(external_accounts?.data.map(one => one.currency) ?? [])]);
  const converted = currencies.filter(currency => !settled.has(currency.toLowerCase()));
  if (converted.length === 0) return [];
  return [
    `No bank account for ${converted.join(', ')}: Stripe converts these payments to ${String(default_currency).toUpperCase()}, and their payouts wait for funds.`,
  ];
}

function payoutProblems({ payments: { payouts } }: Stripe.BalanceSettings): string[] {
  const interval = payouts?.schedule?.interval;
  if (interval === 'manual') return [];
  return [
    `Payouts to the bank are ${interval ?? 'automatic'}: they empty the balance from which owners are paid. Set them to manual.`,
  ];
}

function endpointProblems(endpoints: Stripe.WebhookEndpoint[]): string[] {
  const enabled = endpoints.filter(({ status }) => status === 'enabled');
  if (enabled.length === 0) return [`No enabled webhook endpoint with the path ${webhookPath}.`];

  const sent = new Set(enabled.flatMap(({ enabled_events }) => enabled_events));
  const missing = webhookEventTypes.filter(type => !sent.has(type) && !optionalTypes.has(type));
  return [
    ...(missing.length > 0 && !sent.has('*')
      ? [`The webhook endpoint does not send: ${missing.join(', ')}.`]
      : []),
    ...enabled
      .filter(({ api_version }) => api_version !== apiVersion)
      .map(
        ({ url, api_version }) =>
          `The webhook endpoint ${url} has the API version ${api_version ?? 'of the account'} instead of ${apiVersion}.`,
      ),
  ];
}
