import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type Alerts, fiveMinutes } from '#infra/cloud/platform/alerts.ts';
import type { CloudFunction } from '#infra/cloud/platform/cloudFunction.ts';
import { addRefundAlarm } from '#infra/cloud/platform/refundAlarm.ts';

/** Failures and slowness that people at the site feel. */
export function addApiAlarms(scope: Construct, alerts: Alerts, api: HttpApi): void {
  alerts.addAlarm(scope, 'ServerErrors', {
    metric: api.metricServerError({ period: fiveMinutes, statistic: 'Sum' }),
    threshold: 5,
    impact: 'People are told "Internal server error" instead of getting their pages or saving their work.',
    runbook: 'the-api-answers-with-errors',
  });
  alerts.addAlarm(scope, 'Slow', {
    metric: api.metricLatency({ period: fiveMinutes, statistic: 'p99' }),
    threshold: 3_000,
    periods: 3,
    impact: 'One person in a hundred waits three seconds or longer for each answer.',
    runbook: 'the-api-is-slow',
  });
}

/** The payment provider's events: refused signatures, failures inside, refunds that did not arrive. */
export function addWebhookAlarms(alerts: Alerts, webhook: CloudFunction, namespace: string): void {
  const failures = webhook.log.addMetricFilter('Failures', {
    filterPattern: FilterPattern.any(
      FilterPattern.stringValue('$.level', '=', 'error'),
      FilterPattern.stringValue('$.code', '=', 'WEBHOOK_SIGNATURE_INVALID'),
    ),
    metricNamespace: namespace,
    metricName: 'WebhookFailures',
  });
  const errors = failures.metric({ period: fiveMinutes, statistic: 'Sum' });
  alerts.addAlarm(webhook, 'WebhookFails', {
    metric: errors,
    threshold: 3,
    impact:
      'Donors who paid see "processing" until reconciliation finds their payment a quarter of an hour later.',
    runbook: 'payment-webhooks-fail',
  });
  addRefundAlarm(webhook, alerts, webhook.log, namespace);
}
