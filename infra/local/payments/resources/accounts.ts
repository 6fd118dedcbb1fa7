import * as z from 'zod';
import { minute, second } from '#shared/time.ts';
import type { SimulatorContext } from '../context.ts';
import { invalid, StripeFailure } from '../errors.ts';
import { newId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { address, flag, listing, mergeMetadata, metadata, params, text } from '../params.ts';
import type { AccountRecord } from '../records.ts';
import { type Route, route } from '../routes.ts';
import { allRequirements, externalAccounts, requirements } from './onboarding.ts';

const currencyOf: Record<string, string> = { GB: 'gbp', US: 'usd', FR: 'eur', ES: 'eur' };
const linkLastsSeconds = (5 * minute) / second;

const capability = z.object({ requested: flag });
const capabilities = z.object({ transfers: capability.optional(), card_payments: capability.optional() });

/** Express accounts with their onboarding and dashboard links. */
export const accountRoutes: Route[] = [
  route(
    'POST /v1/accounts',
    params({
      business_profile: z.record(z.string(), z.string()).optional(),
      business_type: text.optional(),
      capabilities: capabilities.optional(),
      country: text.optional(),
      default_currency: text.optional(),
      email: text.optional(),
      metadata: metadata.optional(),
      type: text,
    }),
    (context, input) => {
      if (input.type !== 'express') throw invalid('This provider makes express accounts only.', 'type');
      const country = (input.country ?? 'GB').toUpperCase();
      const currency = input.default_currency ?? currencyOf[country];
      if (!currency)
        throw invalid(`${country} is not currently supported.`, 'country', 'country_unsupported');

      const id = newId('acct').replace('acct_', 'acct_1').slice(0, 21);
      const requested = Object.entries(input.capabilities ?? { transfers: { requested: true } });
      return context.store.accounts.insert({
        id,
        object: 'account',
        business_profile: null,
        business_type: input.business_type ?? null,
        capabilities: Object.fromEntries(
          requested.filter(([, wish]) => wish?.requested).map(([name]) => [name, 'inactive']),
        ),
        charges_enabled: false,
        controller: {
          fees: { payer: 'application_express' },
          is_controller: true,
          losses: { payments: 'application' },
          requirement_collection: 'stripe',
          stripe_dashboard: { type: 'express' },
          type: 'application',
        },
        country,
        created: context.now(),
        default_currency: currency,
        details_submitted: false,
        email: input.email ?? null,
        external_accounts: externalAccounts(id, []),
        future_requirements: requirements([], null),
        metadata: input.metadata ?? {},
        payouts_enabled: false,
        requirements: requirements(allRequirements, 'requirements.past_due'),
        settings: null,
        tos_acceptance: { date: null },
        type: 'express',
      });
    },
  ),
  route('GET /v1/accounts/{id}', params({}), (context, _, id = '') => accountOf(context, id)),
  route(
    'POST /v1/accounts/{id}',
    params({ capabilities: capabilities.optional(), email: text.optional(), metadata: metadata.optional() }),
    (context, input, id = '') => {
      const account = accountOf(context, id);
      const added = Object.entries(input.capabilities ?? {})
        .filter(([name, wish]) => wish?.requested && !(name in account.capabilities))
        .map(([name]) => [name, account.payouts_enabled ? 'active' : 'inactive']);
      return context.store.accounts.update(id, {
        capabilities: { ...account.capabilities, ...Object.fromEntries(added) },
        email: input.email ?? account.email,
        metadata: mergeMetadata(account.metadata, input.metadata),
      });
    },
  ),
  route('DELETE /v1/accounts/{id}', params({}), (context, _, id = '') => {
    accountOf(context, id);
    context.store.accounts.remove(id);
    return { id, object: 'account', deleted: true };
  }),
  route('GET /v1/accounts', params(listing), ({ store }, paging) =>
    pageOf(store.accounts.all(), '/v1/accounts', paging),
  ),
  route(
    'POST /v1/account_links',
    params({
      account: text,
      refresh_url: address,
      return_url: address,
      type: text,
      collection_options: z.record(z.string(), z.string()).optional(),
    }),
    ({ store, now, baseUrl }, input) => {
      if (!store.accounts.get(input.account))
        throw invalid(`No such account: '${input.account}'`, 'account', 'resource_missing');
      if (input.type !== 'account_onboarding') {
        throw invalid('Only account_onboarding links can be made for express accounts.', 'type');
      }

      const expires_at = now() + linkLastsSeconds;
      const { account, refresh_url, return_url } = input;
      const link = store.links.insert({
        id: newId('alnk'),
        account,
        expires_at,
        refresh_url,
        return_url,
        used: false,
      });
      return {
        object: 'account_link',
        created: now(),
        expires_at,
        url: `${baseUrl()}/setup/e/${account}/${link.id}`,
      };
    },
  ),
  route('POST /v1/accounts/{id}/login_links', params({}), (context, _, id = '') => {
    const account = accountOf(context, id);
    if (!account.details_submitted) {
      throw invalid(
        'Cannot create a login link for an account that has not completed onboarding.',
        'account',
      );
    }
    return { object: 'login_link', created: context.now(), url: `${context.baseUrl()}/express/${id}` };
  }),
];

function accountOf({ store }: SimulatorContext, id: string): AccountRecord {
  const account = store.accounts.get(id);
  if (!account) {
    throw new StripeFailure(
      403,
      `The provided key does not have access to account '${id}' (or that account does not exist).`,
      {
        code: 'account_invalid',
      },
    );
  }
  return account;
}
