export const plans = {
  free: {
    projectsAtOnce: 1,
    prospectsPerProject: 3,
    commissionPermille: 50,
    worksInSeveralTeams: false,
    writesToStrangers: false,
    taskBoards: { projects: 1, members: 3 },
    teamManagement: false,
  },
  basic: {
    projectsAtOnce: 3,
    prospectsPerProject: 8,
    commissionPermille: 45,
    worksInSeveralTeams: true,
    writesToStrangers: true,
    taskBoards: null,
    teamManagement: true,
  },
  pro: {
    projectsAtOnce: 10,
    prospectsPerProject: 20,
    commissionPermille: 40,
    worksInSeveralTeams: true,
    writesToStrangers: true,
    taskBoards: null,
    teamManagement: true,
  },
  premium: {
    projectsAtOnce: 50,
    prospectsPerProject: 50,
    commissionPermille: 35,
    worksInSeveralTeams: true,
    writesToStrangers: true,
    taskBoards: null,
    teamManagement: true,
  },
} as const satisfies Record<
  string,
  {
    projectsAtOnce: number;
    prospectsPerProject: number;
    commissionPermille: number;
    /** Without enough points. */
    worksInSeveralTeams: boolean;
    /** Whether messages may go to people who are neither contacts nor share a project or an application. */
    writesToStrangers: boolean;
    /**
     * Projects of an owner whose task boards can be changed at the same time, and the most members, besides the owner,
     * of the teams that may change them. Null for no limit.
     */
    taskBoards: { projects: number; members: number } | null;
    /** Suggestions of people for the owner's open roles, and statistics of the owner's teams. */
    teamManagement: boolean;
  }
>;
export type PlanTypeId = keyof typeof plans;
export const planTypeIds = Object.keys(plans) as [PlanTypeId, ...PlanTypeId[]]; // the keys of a constant object

/** Billing periods of a plan. */
export const billingIntervals = ['month', 'year'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

/** Price of a plan, and its benefits besides the limits in `plans`. */
interface PlanOffer {
  /** Minor units, the same figures in each currency. A year costs ten months. */
  price: Record<BillingInterval, number>;
  /** One trial per person. */
  trialDays: number;
  widerVisibility: boolean;
  analytics: boolean;
  prioritySupport: boolean;
}

/** Names of the plans, the same in each language. */
export const planNames: Readonly<Record<PlanTypeId, string>> = {
  free: 'Free',
  basic: 'Basic',
  pro: 'Pro',
  premium: 'Premium',
};

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

/** The smallest plan with team management. */
export const teamPlan: PlanTypeId = planTypeIds.find(plan => plans[plan].teamManagement) ?? 'premium';

export const subscriptionSettings = {
  /** Hours until an order for a plan expires. The provider's payment page is open for less than 24. */
  orderExpiryHours: 23,
  /** Days before the end of a trial on which its subscriber is reminded. */
  trialReminderDays: 3,
  /** Minutes for which the amounts of a previewed change of plan are valid. */
  previewMinutes: 15,
  /** Days for which it is kept that a person who has deleted their account had used their trial: two years. */
  usedTrialDays: 730,
} as const;
