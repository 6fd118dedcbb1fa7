import type { Stripe } from 'stripe';

/** Outcome of charging a card. */
export type CardBehaviour =
  | 'succeeds'
  | 'declined'
  | 'insufficientFunds'
  | 'succeedsLater'
  | 'failsLater'
  | 'disputed'
  | 'failsOnRenewal'
  | 'authenticates';

/** Delivery state of an event. */
export interface Delivery {
  /** The event's id. */
  id: string;
  type: string;
  state: 'pending' | 'held' | 'delivered' | 'dropped' | 'failed';
  /** Events that are due are sent in ascending order. */
  turn: number;
  /** Earliest time of the next attempt, in Unix seconds of the simulated clock. */
  nextAt: number;
  /** HTTP status of each attempt, or the reason why there was none. */
  attempts: (number | string)[];
}

/** A Stripe object as stored and sent: expandable fields are ids. */
type Plain<T> = { [K in keyof T]: string extends T[K] ? Exclude<T[K], { id: string }> : T[K] };

export type SessionRecord = Plain<Stripe.Checkout.Session> & { metadata: Record<string, string> };
export type IntentRecord = Plain<Stripe.PaymentIntent>;
export type ChargeRecord = Plain<Stripe.Charge>;
export type RefundRecord = Plain<Stripe.Refund> & { metadata: Record<string, string> };
export type DisputeRecord = Plain<Stripe.Dispute>;
export type FraudWarningRecord = Plain<Stripe.Radar.EarlyFraudWarning>;
export type AccountRecord = Plain<Stripe.Account> & {
  country: string;
  default_currency: string;
  capabilities: Stripe.Account.Capabilities;
  requirements: Stripe.Account.Requirements;
  metadata: Record<string, string>;
};
export type TransferRecord = Plain<Stripe.Transfer> & { destination: string };
type ReversalRecord = Plain<Stripe.TransferReversal> & {
  transfer: string;
  metadata: Record<string, string>;
};
export type BalanceRecord = Plain<Stripe.BalanceTransaction>;
export type CustomerRecord = Plain<Stripe.Customer>;
type MethodRecord = Plain<Stripe.PaymentMethod>;
export type SubscriptionRecord = Plain<Stripe.Subscription> & { customer: string };
export type InvoiceRecord = Plain<Stripe.Invoice> & { metadata: Record<string, string> };

export type ProductRecord = Plain<Stripe.Product>;
export type PortalRecord = Plain<Stripe.BillingPortal.Session>;

type InvoicePaymentRecord = Plain<Stripe.InvoicePayment>;

/** An event as stored and delivered. The SDK's own type is a union of all event types. */
export interface EventRecord {
  id: string;
  object: 'event';
  account?: string;
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** The objects that a Checkout Session creates when it is paid. Internal. */
export interface CheckoutPlan {
  /** The session's id. */
  id: string;
  items: Stripe.LineItem[];
  intent: {
    metadata: Record<string, string>;
    description: string | null;
    transfer_group: string | null;
    receipt_email: string | null;
  };
  subscription: { metadata: Record<string, string>; description: string | null; trialDays: number };
}

/** The simulated behaviour of a payment method. Internal. */
interface CardRecord {
  /** The payment method's id. */
  id: string;
  behaviour: CardBehaviour;
}

/** A single-use link to the hosted onboarding page. */
interface LinkRecord {
  id: string;
  account: string;
  expires_at: number;
  refresh_url: string;
  return_url: string;
  used: boolean;
}

/** A payment on a hosted page that awaits its cardholder's authentication (3-D Secure). */
export interface Authentication {
  /** The session's id. */
  id: string;
  method: string;
  email: string;
  name: string;
}

/** A payment that awaits the bank's decision. */
interface PendingPayment {
  /** The PaymentIntent's id. */
  id: string;
  due: number;
  succeeds: boolean;
}

/** A paid charge that has not reached the balance. */
interface SettlingCharge {
  /** The Charge's id. */
  id: string;
  due: number;
}

/** The next payout of a connected account's balance to its bank. */
interface DueBankPayout {
  /** The account's id. */
  id: string;
  due: number;
}

/** A payout from a connected account to its bank. */
export type BankPayoutRecord = Plain<Stripe.Payout> & { account: string };

/** Settings of the platform's own account. Internal. */
export interface PlatformSettings {
  id: 'platform';
  /** Currencies with a bank account; payments in others are converted to pounds. */
  settlement: string[];
  /** Whether the balance is paid out to the bank daily. */
  automaticPayouts: boolean;
  /** Time of the last payout, in Unix seconds. */
  paidOutAt: number;
}

/** Billing state of a subscription. Internal. */
interface BillingState {
  /** The subscription's id. */
  id: string;
  trialNoticeSent: boolean;
  failures: number;
  /** Time of the next attempt to collect an unpaid invoice, in Unix seconds. */
  retryAt: number | null;
  /** Proration for changes of plan that the next invoice adds, in minor units; a credit is negative. */
  carried: number;
}

/** The stored response to a request with an idempotency key. */
export interface StoredResponse {
  /** The account and the key. */
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  created: number;
}

/** All tables of the simulator, with the types of their records. */
export interface Tables {
  sessions: SessionRecord;
  plans: CheckoutPlan;
  intents: IntentRecord;
  authentications: Authentication;
  pending: PendingPayment;
  settling: SettlingCharge;
  settings: PlatformSettings;
  charges: ChargeRecord;
  refunds: RefundRecord;
  disputes: DisputeRecord;
  fraudWarnings: FraudWarningRecord;
  accounts: AccountRecord;
  links: LinkRecord;
  transfers: TransferRecord;
  bankPayouts: BankPayoutRecord;
  dueBankPayouts: DueBankPayout;
  reversals: ReversalRecord;
  balance: BalanceRecord;
  customers: CustomerRecord;
  methods: MethodRecord;
  cards: CardRecord;
  products: ProductRecord;
  portals: PortalRecord;
  subscriptions: SubscriptionRecord;
  billing: BillingState;
  invoices: InvoiceRecord;
  invoicePayments: InvoicePaymentRecord;
  events: EventRecord;
  deliveries: Delivery;
  answers: StoredResponse;
}
