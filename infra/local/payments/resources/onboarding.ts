import type { SimulatorContext } from '../context.ts';
import { missing } from '../errors.ts';
import { newId } from '../ids.ts';
import type { AccountRecord } from '../records.ts';

/** Requirements of an account before its onboarding. */
export const allRequirements = [
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

/** Outcome of the hosted onboarding or of Stripe's later verification. */
type Onboarding = 'complete' | 'incomplete' | 'documentNeeded' | 'rejected';

const requirementsAfter: Record<Onboarding, { due: string[]; disabled: Disabled; submitted: boolean }> = {
  complete: { due: [], disabled: null, submitted: true },
  incomplete: {
    due: ['external_account', 'tos_acceptance.date', 'tos_acceptance.ip'],
    disabled: 'requirements.past_due',
    submitted: false,
  },
  rejected: { due: [], disabled: 'rejected.fraud', submitted: true },
  documentNeeded: {
    due: ['individual.verification.document'],
    disabled: 'requirements.past_due',
    submitted: true,
  },
};

/** Applies an onboarding outcome to the account and sends `account.updated`. */
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

/** Requirements of an account: the fields that are due and the reason why it is disabled. */
export function requirements(due: string[], disabled_reason: Disabled): AccountRecord['requirements'] {
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

/** Bank accounts of an account, as a list object. */
export function externalAccounts(id: string, data: ExternalAccounts['data']): ExternalAccounts {
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
