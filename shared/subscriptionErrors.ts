/** Refusals about plans and subscriptions. */
export const subscriptionErrors = {
  PLAN_NOT_FOUND: { status: 404, message: 'Plan not found.' },
  SUBSCRIPTION_ID_REQUIRED: { status: 400, message: 'The subscription id is missing.' },
  SUBSCRIPTION_NOT_FOUND: { status: 404, message: 'Subscription not found or already cancelled.' },
  FREE_PLAN_NOT_CANCELLABLE: { status: 409, message: 'The free plan cannot be cancelled.' },
  ALREADY_SUBSCRIBED: {
    status: 409,
    message: 'You already have a subscription. Change its plan instead.',
  },
  INVALID_SUBSCRIPTION_STATE: {
    status: 409,
    message: 'The current state of your subscription does not allow this.',
  },
  SAME_PLAN: { status: 409, message: 'You already have this plan.' },
  CARD_DECLINED: { status: 402, message: 'Payment failed. Please try again.' },
  SUBSCRIPTION_GATEWAY_UNAVAILABLE: {
    status: 503,
    message: 'We are unable to load the payment form at this time.',
  },
} as const;
