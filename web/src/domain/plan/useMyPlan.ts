import { useIdentity, useQuery } from '#web/api/hooks.ts';

/** The caller's subscription; nothing is loaded for visitors. */
export function useMyPlan() {
  const { status } = useIdentity();
  const query = useQuery('getMySubscription', status === 'signedIn' ? {} : null);
  const subscription = query.data?.subscription;
  const isRunning = subscription !== undefined && subscription.subscriptionId !== 'free';
  return {
    ...query,
    status,
    subscription,
    isRunning,
    /** The plan in effect. */
    plan: isRunning ? subscription.planTypeId : ('free' as const),
    /** The interval to begin with: one's own, or a month. */
    interval: subscription?.interval ?? ('month' as const),
    /** Whether the plan of a person who is signed in is still being loaded. */
    isUnknown: status === 'signedIn' && !query.data && !query.error,
    /** Visitors who sign up have a trial. */
    trialAvailable: query.data?.trialAvailable ?? status !== 'signedIn',
  };
}
