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
    /** Visitors who sign up have a trial. */
    trialAvailable: query.data?.trialAvailable ?? true,
  };
}
