import type { Alerts } from './alerts.ts';
import type { CloudFunction } from './cloudFunction.ts';
import { addLogAlarm, linesWith } from './logAlarm.ts';

/** Alarms on payouts that failed, wait, were set aside or are unclaimed, from the log of the function that sends them. */
export function addPayoutAlarms(worker: CloudFunction, alerts: Alerts): void {
  const logs = [worker.log];

  addLogAlarm(worker, alerts, 'PayoutFailed', {
    logs,
    lines: linesWith(['payout.failed']),
    impact: 'An owner or contributor has not been paid.',
    runbook: 'a-payout-fails',
  });
  addLogAlarm(worker, alerts, 'PayoutSetAside', {
    logs,
    lines: linesWith(['payout.set_aside']),
    impact: 'An owner or contributor is not paid until an administrator sends the payout.',
    runbook: 'payouts-are-not-sent',
  });
  addLogAlarm(worker, alerts, 'PayoutUnclaimed', {
    logs,
    lines: linesWith(['payout.unclaimed']),
    impact: 'An owner or contributor has had money waiting for 90 days and no payout account.',
    runbook: 'a-payout-is-unclaimed',
  });
  addLogAlarm(worker, alerts, 'PayoutWaitsForBalance', {
    logs,
    lines: linesWith(['payout.postponed'], { reason: 'balance_too_low' }),
    impact: 'Owners and contributors wait for payouts that the balance at Stripe does not cover.',
    runbook: 'a-payout-waits-for-the-balance',
  });
}
