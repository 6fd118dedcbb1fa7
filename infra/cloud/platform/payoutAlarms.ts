import type { Alerts } from './alerts.ts';
import type { CloudFunction } from './cloudFunction.ts';
import { addLogAlarm } from './logAlarm.ts';

/** Alarms on payouts that failed, wait, were set aside or are unclaimed, from the log of the function that sends them. */
export function addPayoutAlarms(worker: CloudFunction, alerts: Alerts, namespace: string): void {
  const { log } = worker;

  addLogAlarm(worker, alerts, 'PayoutFailed', {
    log,
    namespace,
    messages: ['payoutFailed'],
    impact: 'An owner or contributor has not been paid.',
    runbook: 'a-payout-fails',
  });
  addLogAlarm(worker, alerts, 'PayoutSetAside', {
    log,
    namespace,
    messages: ['payoutSetAside'],
    impact: 'An owner or contributor is not paid until an administrator sends the payout.',
    runbook: 'payouts-are-not-sent',
  });
  addLogAlarm(worker, alerts, 'PayoutUnclaimed', {
    log,
    namespace,
    messages: ['payoutUnclaimed'],
    impact: 'An owner or contributor has had money waiting for 90 days and no payout account.',
    runbook: 'a-payout-is-unclaimed',
  });
  addLogAlarm(worker, alerts, 'PayoutWaitsForBalance', {
    log,
    namespace,
    messages: ['payoutWaits'],
    fields: { reason: 'balance_too_low' },
    impact: 'Owners and contributors wait for payouts that the balance at Stripe does not cover.',
    runbook: 'a-payout-waits-for-the-balance',
  });
}
