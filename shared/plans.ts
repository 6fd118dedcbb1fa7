import type { PlanTypeId } from './settings.ts';

/** Names of the plans, the same in each language. */
export const planNames: Readonly<Record<PlanTypeId, string>> = {
  free: 'Free',
  basic: 'Basic',
  pro: 'Pro',
  premium: 'Premium',
};

/** How often a plan is paid. */
export const billingIntervals = ['month', 'year'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

/** What a plan costs and includes, besides the limits that are in `plans` of the settings. */
interface PlanOffer {
  /** Minor units, the same figures in each currency. A year costs ten months. */
  price: Record<BillingInterval, number>;
  /** One trial per person. */
  trialDays: number;
  widerVisibility: boolean;
  analytics: boolean;
  prioritySupport: boolean;
}

export const planOffers: Readonly<Record<PlanTypeId, PlanOffer>> = {
  free: {
    price: { month: 0, year: 0 },
    trialDays: 0,
    widerVisibility: false,
    analytics: false,
    prioritySupport: false,
  },
  basic: {
    price: { month: 5_00, year: 50_00 },
    trialDays: 14,
    widerVisibility: false,
    analytics: false,
    prioritySupport: false,
  },
  pro: {
    price: { month: 15_00, year: 150_00 },
    trialDays: 14,
    widerVisibility: true,
    analytics: true,
    prioritySupport: false,
  },
  premium: {
    price: { month: 39_00, year: 390_00 },
    trialDays: 14,
    widerVisibility: true,
    analytics: true,
    prioritySupport: true,
  },
};

export const subscriptionSettings = {
  /** Hours until an order for a plan expires. The provider's payment page is open for less than 24. */
  orderExpiryHours: 23,
  /** Days before the end of a trial on which its subscriber is reminded. */
  trialReminderDays: 3,
  /** Minutes for which the amounts of a previewed change of plan are valid. */
  previewMinutes: 15,
  /** Days for which it is kept that somebody who has deleted their account had used their trial: two years. */
  usedTrialDays: 730,
} as const;
