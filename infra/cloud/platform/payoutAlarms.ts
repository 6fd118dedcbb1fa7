import { FilterPattern, type IFilterPattern } from 'aws-cdk-lib/aws-logs';
import { type Alerts, fiveMinutes } from './alerts.ts';
import type { CloudFunction } from './cloudFunction.ts';

/** Alarms on payouts that failed, wait, were set aside or are unclaimed, from the log of the function that sends them. */
export function addPayoutAlarms(worker: CloudFunction, alerts: Alerts, namespace: string): void {
  const addAlarm = (
    id: string,
    { pattern, ...alarm }: { pattern: IFilterPattern; impact: string; runbook: string },
  ) =>
    alerts.addAlarm(worker, id, {
      metric: worker.log
        .addMetricFilter(`${id}Lines`, {
          filterPattern: pattern,
          metricNamespace: namespace,
          metricName: id,
        })
        .metric({ period: fiveMinutes, statistic: 'Sum' }),
      threshold: 1,
      ...alarm,
    });
  const message = (text: string) => FilterPattern.stringValue('$.message', '=', text);

  addAlarm('PayoutFailed', {
    pattern: message('payoutFailed'),
    impact: 'An owner or contributor has not been paid.',
    runbook: 'a-payout-fails',
  });
  addAlarm('PayoutSetAside', {
    pattern: message('payoutSetAside'),
    impact: 'An owner or contributor is not paid until an administrator sends the payout.',
    runbook: 'payouts-are-not-sent',
  });
  addAlarm('PayoutUnclaimed', {
    pattern: message('payoutUnclaimed'),
    impact: 'An owner or contributor has had money waiting for 90 days and no payout account.',
    runbook: 'a-payout-is-unclaimed',
  });
  addAlarm('PayoutWaitsForBalance', {
    pattern: FilterPattern.all(
      message('payoutWaits'),
      FilterPattern.stringValue('$.reason', '=', 'balance_too_low'),
    ),
    impact: 'Owners and contributors wait for payouts that the balance at Stripe does not cover.',
    runbook: 'a-payout-waits-for-the-balance',
  });
}
