import * as z from 'zod';
import type { SimulatorContext } from '../context.ts';
import { invalid, missing, StripeFailure } from '../errors.ts';
import { newId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { address, flag, listing, mergeMetadata, metadata, params, text } from '../params.ts';
import type { AccountRecord } from '../records.ts';
import { type Route, route } from '../routes.ts';

const currencyOf: Record<string, string> = { GB: 'gbp', US: 'usd', FR: 'eur', ES: 'eur' };
const linkLastsSeconds = 5 * 60;

/** What an account that nobody has filled in must still give. */
const everything = [
  'business_type',
  'external_account',
  'individual.dob.day',
  'individual.dob.month',
  'individual.dob.year',
  'individual.email',
  'individual.first_name',
  'individual.last_name',
  'tos_acceptance.date',
  'tos_acceptance.ip',
];

type Disabled = AccountRecord['requirements']['disabled_reason'];

/** How the hosted onboarding was left, or what the provider's checks found later. */
type Onboarding = 'complete' | 'incomplete' | 'documentNeeded';

const requirementsAfter: Record<Onboarding, { due: string[]; disabled: Disabled; submitted: boolean }> = {
  complete: { due: [], disabled: null, submitted: true },
  incomplete: {
    due: ['external_account', 'tos_acceptance.date', 'tos_acceptance.ip'],
    disabled: 'requirements.past_due',
    submitted: false,
  },
  documentNeeded: {
    due: ['individual.verification.document'],
    disabled: 'requirements.past_due',
    submitted: true,
  },
};

/** Applies an outcome to the account and tells the webhook. */
export function onboard({ store, emit }: SimulatorContext, id: string, outcome: Onboarding): AccountRecord {
  const account = store.accounts.get(id);
  if (!account) throw missing('account', id);

  const ready = outcome === 'complete';
  const { due, disabled, submitted } = requirementsAfter[outcome];
  const capabilities = Object.fromEntries(
    Object.keys(account.capabilities).map(name => [name, ready ? 'active' : 'inactive']),
  );
  const changed = store.accounts.update(id, {
    capabilities,
    charges_enabled: ready,
    details_submitted: submitted,
    external_accounts: externalAccounts(id, submitted ? [bankAccount(account)] : []),
    payouts_enabled: ready,
    requirements: requirements(due, disabled),
    ...(submitted && { tos_acceptance: { date: account.created ?? null } }),
  });
  emit('account.updated', changed, {
    account: id,
    previous: { payouts_enabled: account.payouts_enabled, requirements: account.requirements },
  });
  return changed;
}

const capability = z.object({ requested: flag });
const capabilities = z.object({ transfers: capability.optional(), card_payments: capability.optional() });

/** Express accounts, their onboarding links and links to their dashboard. */
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
      const asked = Object.entries(input.capabilities ?? { transfers: { requested: true } });
      return context.store.accounts.insert({
        id,
        object: 'account',
        business_profile: null,
        business_type: input.business_type ?? null,
        capabilities: Object.fromEntries(
          asked.filter(([, wish]) => wish?.requested).map(([name]) => [name, 'inactive']),
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
        requirements: requirements(everything, 'requirements.past_due'),
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

function requirements(due: string[], disabled_reason: Disabled): AccountRecord['requirements'] {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: due,
    disabled_reason,
    errors: [],
    eventually_due: due,
    past_due: disabled_reason ? due : [],
    pending_verification: [],
  };
}

type ExternalAccounts = NonNullable<AccountRecord['external_accounts']>;

function externalAccounts(id: string, data: ExternalAccounts['data']): ExternalAccounts {
  return { object: 'list', data, has_more: false, url: `/v1/accounts/${id}/external_accounts` };
}

function bankAccount(account: AccountRecord): ExternalAccounts['data'][number] {
  return {
    id: newId('ba'),
    object: 'bank_account',
    account: account.id,
    account_holder_name: null,
    account_holder_type: null,
    account_type: null,
    available_payout_methods: ['standard'],
    bank_name: 'STRIPE TEST BANK',
    country: account.country,
    currency: account.default_currency,
    default_for_currency: true,
    fingerprint: null,
    last4: '2345',
    metadata: {},
    routing_number: '108800',
    status: 'new',
  };
}
