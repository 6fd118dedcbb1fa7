import type { Stripe } from 'stripe';

/** What happens when a card is charged. */
export type CardBehaviour =
  | 'succeeds'
  | 'declined'
  | 'insufficientFunds'
  | 'succeedsLater'
  | 'failsLater'
  | 'disputed'
  | 'failsOnRenewal';

/** State of the delivery of an event to the webhook. */
export interface Delivery {
  /** The event's id. */
  id: string;
  type: string;
  state: 'pending' | 'held' | 'delivered' | 'dropped' | 'failed';
  /** Among events that are due, the lower number goes first. */
  turn: number;
  /** Unix seconds of the provider's clock: not sent before. */
  nextAt: number;
  /** HTTP status of each attempt, or the word that says why there was none. */
  attempts: (number | string)[];
}

/** A Stripe object as it is stored and sent: what may be expanded is an id. */
type Plain<T> = { [K in keyof T]: string extends T[K] ? Exclude<T[K], { id: string }> : T[K] };

export type SessionRecord = Plain<Stripe.Checkout.Session> & { metadata: Record<string, string> };
export type IntentRecord = Plain<Stripe.PaymentIntent>;
export type ChargeRecord = Plain<Stripe.Charge>;
export type RefundRecord = Plain<Stripe.Refund> & { metadata: Record<string, string> };
export type DisputeRecord = Plain<Stripe.Dispute>;
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

type InvoicePaymentRecord = Plain<Stripe.InvoicePayment>;

/** An event as it is stored and delivered; the SDK's own type is a union over every kind of event. */
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

/** What a Checkout Session will make when it is paid; never sent to callers. */
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

/** How a card behaves when it is charged, beside the payment method that callers see. */
interface CardRecord {
  /** The payment method's id. */
  id: string;
  behaviour: CardBehaviour;
}

/** A link to the hosted onboarding page; it opens once. */
interface LinkRecord {
  id: string;
  account: string;
  expires_at: number;
  refresh_url: string;
  return_url: string;
  used: boolean;
}

/** A payment that the bank has not decided yet. */
interface PendingPayment {
  /** The PaymentIntent's id. */
  id: string;
  due: number;
  succeeds: boolean;
}

/** How the billing of a subscription goes on, beside what callers see of it. */
interface BillingState {
  /** The subscription's id. */
  id: string;
  trialNoticeSent: boolean;
  failures: number;
  /** When an unpaid invoice is tried again, in Unix seconds. */
  retryAt: number | null;
  /** Minor units that the next invoice adds (or takes off, below zero) for changes of plan. */
  carried: number;
}

/** The first answer to a request with an idempotency key. */
export interface StoredResponse {
  /** The account and the key. */
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  created: number;
}

/** Every table of the provider, by name, with what it holds. */
export interface Tables {
  sessions: SessionRecord;
  plans: CheckoutPlan;
  intents: IntentRecord;
  pending: PendingPayment;
  charges: ChargeRecord;
  refunds: RefundRecord;
  disputes: DisputeRecord;
  accounts: AccountRecord;
  links: LinkRecord;
  transfers: TransferRecord;
  reversals: ReversalRecord;
  balance: BalanceRecord;
  customers: CustomerRecord;
  methods: MethodRecord;
  cards: CardRecord;
  subscriptions: SubscriptionRecord;
  billing: BillingState;
  invoices: InvoiceRecord;
  invoicePayments: InvoicePaymentRecord;
  events: EventRecord;
  deliveries: Delivery;
  answers: StoredResponse;
}
