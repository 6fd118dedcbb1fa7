/** The states in which each action is allowed, read by buttons and by database conditions. */

export const projectStates = [
  'submitted',
  'approved',
  'denied',
  'in-development',
  'halted',
  'abandoned',
  'completed',
] as const;
export type ProjectState = (typeof projectStates)[number];

/** States in which a project is public, unless its owner is banned. */
export const publicProjectStates = [
  'approved',
  'in-development',
  'halted',
  'abandoned',
  'completed',
] as const satisfies readonly ProjectState[];

/** Whether projects with this status have been published, and not taken down since. */
export const isPublished = (status: ProjectState): boolean =>
  publicProjectStates.some(state => state === status);

/**
 * Whether everyone may see a project: it is published, and its owner is not banned. Pages, lists, files, feeds and copies in
 * the CDN follow from this.
 */
export const isPublic = ({
  status,
  suspended,
}: {
  status: ProjectState;
  suspended?: boolean | undefined;
}): boolean => isPublished(status) && suspended !== true;

export const projectActions = {
  update: { from: ['submitted', 'denied', 'approved', 'in-development', 'halted'] },
  /** An owner can edit a denied project and submit it again. */
  resubmit: { from: ['denied'], to: 'submitted' },
  approve: { from: ['submitted'], to: 'approved' },
  deny: { from: ['submitted'], to: 'denied' },
  /** An administrator takes a published project down after a report; its owner can edit and submit it again. */
  takeDown: { from: ['approved', 'in-development', 'halted'], to: 'denied' },
  delete: { from: ['submitted', 'denied', 'approved', 'in-development', 'halted', 'abandoned'] },
  acceptPayments: { from: ['approved', 'in-development'] },
  acceptApplications: { from: ['approved', 'in-development'] },
  changeProspects: { from: ['submitted', 'denied', 'approved', 'in-development', 'halted'] },
  changeTeam: { from: ['approved', 'in-development', 'halted'] },
  changeTasks: { from: ['approved', 'in-development', 'halted'] },
  comment: { from: publicProjectStates },
  /** Also possible after the end, because the outcome of a project is worth telling. */
  logProgress: { from: publicProjectStates },
} as const satisfies Record<string, { from: readonly ProjectState[]; to?: ProjectState }>;

/** States between which an owner moves a published project. */
export const progressionStates = [
  'in-development',
  'halted',
  'abandoned',
  'completed',
] as const satisfies readonly ProjectState[];
export type ProgressionState = (typeof progressionStates)[number];

/** The moves of a published project, one for each state that it can move to. Completion is final, because it awards points. */
export const projectMoves = {
  'in-development': { from: ['approved', 'halted', 'abandoned'] },
  halted: { from: ['approved', 'in-development'] },
  abandoned: { from: ['approved', 'in-development', 'halted'] },
  completed: { from: ['in-development'] },
} as const satisfies Record<ProgressionState, { from: readonly ProjectState[] }>;

/** The states to which the owner can move a project. */
export const projectMovesFrom = (status: ProjectState): ProgressionState[] =>
  progressionStates.filter(to => isActionAllowed(projectMoves[to], status));

export const requestStates = ['pending', 'approved', 'denied', 'expired', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

export const requestActions = {
  approve: { from: ['pending'], to: 'approved' },
  deny: { from: ['pending'], to: 'denied' },
  expire: { from: ['pending'], to: 'expired' },
  /** By the applicant, who may apply again. */
  withdraw: { from: ['pending'], to: 'withdrawn' },
} as const satisfies Record<string, { from: readonly RequestState[]; to: RequestState }>;

/** Reasons why a request is denied without a decision of the owner. */
export const requestClosings = ['prospectTaken', 'prospectRemoved', 'projectEnded'] as const;
export type RequestClosing = (typeof requestClosings)[number];

/** Ready-made reasons with which an owner declines a request; their words are in the language of the reader. */
export const declineReasons = ['roleFilled', 'otherSkills', 'moreTime', 'otherLanguage', 'notNow'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** States of an order and its payment, which share one state. `success` corresponds to the order's `successful`. */
export const paymentStates = [
  'pending',
  'processing',
  'success',
  'failed',
  'cancelled',
  'expired',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Purposes of a payment: a donation to the whole project, or a purchase of its points. */
export const paymentKinds = ['donation', 'points'] as const;

/** Filters of a payer's list of orders: kinds and states. */
export const ownOrderFilters = [...paymentKinds, ...paymentStates] as const;
export type OwnOrderFilter = (typeof ownOrderFilters)[number];

export const paymentActions = {
  /** A declined card leaves the order unpaid: the donor can try another card until the order expires. */
  checkout: { from: ['pending'] },
  process: { from: ['pending'], to: 'processing' },
  succeed: { from: ['pending', 'processing'], to: 'success' },
  fail: { from: ['pending', 'processing'], to: 'failed' },
  cancel: { from: ['pending'], to: 'cancelled' },
  expire: { from: ['pending'], to: 'expired' },
  /** The money arrived after the order had ended, and its units are still available. */
  payLate: { from: ['failed', 'cancelled', 'expired'], to: 'success' },
  refund: { from: ['success', 'failed', 'cancelled', 'expired'], to: 'refunded' },
  /** A lost dispute was won on appeal. */
  reinstate: { from: ['refunded'], to: 'success' },
} as const satisfies Record<string, { from: readonly PaymentState[]; to?: PaymentState }>;

/** States of a refund that was asked for here, or decided on without being asked for. */
export const refundStates = [
  'requested',
  'processing',
  'completed',
  'declined',
  'withdrawn',
  'failed',
] as const;
export type RefundState = (typeof refundStates)[number];

export const refundActions = {
  grant: { from: ['requested'], to: 'processing' },
  decline: { from: ['requested'], to: 'declined' },
  withdraw: { from: ['requested'], to: 'withdrawn' },
  complete: { from: ['processing'], to: 'completed' },
  /** The provider refused it. */
  fail: { from: ['processing'], to: 'failed' },
  /** The payer's bank rejected it after the provider had sent it. */
  reject: { from: ['completed'], to: 'failed' },
} as const satisfies Record<string, { from: readonly RefundState[]; to: RefundState }>;

export const payoutStates = [
  'pending',
  'eligible',
  'processing',
  'completed',
  'failed',
  'cancelled',
] as const;
export type PayoutState = (typeof payoutStates)[number];

export const payoutActions = {
  becomeEligible: { from: ['pending'], to: 'eligible' },
  /** An administrator can retry a failed payout once the outcome of the last attempt is known. */
  transfer: { from: ['eligible', 'failed'], to: 'processing' },
  /** Keeps it from being sent, in the state that it is in. */
  hold: { from: ['pending', 'eligible', 'failed'] },
  /** By an open dispute or refund: also while a transfer is under way, so that it waits if the transfer fails. */
  holdPart: { from: ['pending', 'eligible', 'failed', 'processing'] },
  complete: { from: ['processing'], to: 'completed' },
  fail: { from: ['processing'], to: 'failed' },
  /** The provider did not send it, for a temporary reason. */
  postpone: { from: ['processing'], to: 'eligible' },
  /** Nothing is left to send: the whole amount has been offset against a debt. */
  offset: { from: ['eligible', 'failed'], to: 'completed' },
  /** Refunded, or consolidated into another payout. */
  cancel: { from: ['pending', 'eligible', 'failed'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly PayoutState[]; to?: PayoutState }>;

export const accountStates = [
  'not-connected',
  'pending-verification',
  'action-required',
  'ready',
  /** Rejected by the provider: it will never receive money. */
  'rejected',
  /** Closed by its owner or the provider. */
  'closed',
] as const;
export type AccountState = (typeof accountStates)[number];

/** States in which another account can take the place of an account. */
export const endedAccountStates: readonly AccountState[] = ['rejected', 'closed'];

export const subscriptionStates = ['trial', 'active', 'past-due', 'cancelled', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** States in which a subscriber has their plan. A cancelled subscription runs to the end of what has been paid. */
export const runningSubscriptionStates = [
  'trial',
  'active',
  'past-due',
  'cancelled',
] as const satisfies readonly SubscriptionState[];

export const subscriptionActions = {
  cancel: { from: ['trial', 'active', 'past-due'] },
  resume: { from: ['cancelled'] },
  changePlan: { from: ['trial', 'active', 'cancelled'] },
  changeCard: { from: runningSubscriptionStates },
  /** Ask the provider for its state. */
  refresh: { from: runningSubscriptionStates },
  /** Charge the card again after a failed renewal. */
  payAgain: { from: ['past-due'] },
} as const satisfies Record<string, { from: readonly SubscriptionState[] }>;

export const subscriptionOrderStates = ['pending', 'success', 'expired'] as const;

export const userStates = ['unconfirmed', 'active', 'banned', 'deleted'] as const;

export const uploadStates = ['pending', 'ready', 'rejected'] as const;

/** Whether an action is allowed in a state. */
export const isActionAllowed = <State extends string>(
  action: { from: readonly State[] },
  state: State,
): boolean => action.from.includes(state);

/** Throws if no action leads from a state to another: a mistake of the code, not of a user. */
export function assertTransition<State extends string>(
  actions: Record<string, { from: readonly State[]; to?: State }>,
  from: State,
  to: State | undefined = from,
): void {
  const isKnown =
    from === to || Object.values(actions).some(action => action.to === to && action.from.includes(from));
  if (!isKnown) throw new Error(`No action leads from ${from} to ${to}.`);
}
