import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type Alerts, fiveMinutes } from '#infra/cloud/platform/alerts.ts';
import type { CloudFunction } from '#infra/cloud/platform/cloudFunction.ts';
import { addLogAlarm, linesWith } from '#infra/cloud/platform/logAlarm.ts';
import { addRefundAlarm } from '#infra/cloud/platform/refundAlarm.ts';
import { apis, type OfEachApi } from './apis.ts';

/** Of the 1,000 concurrent executions that the deployment guide asks for. */
const manyExecutions = 800;

/**
 * Executions of all functions in an hour that no ordinary day has: a month of five million calls has about 15,000. Each costs
 * some $10 per million with the table's work and the emails that it may send.
 */
const dearHour = 300_000;

/** Alarms on limits that all functions of the account share. */
export function addExecutionAlarms(scope: Construct, alerts: Alerts): void {
  const ofAllFunctions = (metricName: string, statistic: string) =>
    new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period: fiveMinutes });
  alerts.addAlarm(scope, 'Throttles', {
    metric: ofAllFunctions('Throttles', 'Sum'),
    threshold: 1,
    impact: 'Calls fail or wait, because as many functions run as may run at the same time.',
    runbook: 'functions-are-throttled',
  });
  alerts.addAlarm(scope, 'ManyExecutions', {
    metric: ofAllFunctions('ConcurrentExecutions', 'Maximum'),
    threshold: manyExecutions,
    impact: 'No user yet; beyond the quota of concurrent executions, calls will fail.',
    runbook: 'functions-are-throttled',
  });
  alerts.addAlarm(scope, 'DearHour', {
    metric: new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Invocations',
      statistic: 'Sum',
      period: Duration.hours(1),
    }),
    threshold: dearHour,
    impact: 'No user yet; functions run so often that an attacker may be running up the bill.',
    runbook: 'costs-rise',
  });
}

/**
 * Alarms for failures of each API and for latency that users notice. That of administrators has no alarm: among all calls, theirs
 * are too few to move a percentile, and the log and the dashboard show them.
 */
export function addApiAlarms(scope: Construct, alerts: Alerts, httpApis: OfEachApi<HttpApi>): void {
  for (const { name, prefix, manyErrors, whoSeesErrors } of apis)
    alerts.addAlarm(scope, `${prefix}ServerErrors`, {
      metric: httpApis[name].metricServerError({ period: fiveMinutes, statistic: 'Sum' }),
      threshold: manyErrors,
      impact: `${whoSeesErrors} see "Internal server error" and cannot load pages or save their work.`,
      runbook: 'the-api-returns-errors',
    });
  alerts.addAlarm(scope, 'Slow', {
    metric: httpApis.site.metricLatency({ period: fiveMinutes, statistic: 'p99' }),
    threshold: 3_000,
    periods: 3,
    impact: '1 % of requests take three seconds or longer (p99).',
    runbook: 'the-api-is-slow',
  });
}

/** Alarm for the budget of requests to the generator's model, from the logs of the functions that send them. */
export function addGeneratorAlarm(
  scope: Construct,
  alerts: Alerts,
  functions: readonly CloudFunction[],
): void {
  addLogAlarm(scope, alerts, 'GeneratorBudget', {
    logs: functions.map(({ log }) => log),
    lines: linesWith(['generator.budget_low', 'generator.budget_used']),
    impact:
      'Nobody can generate ideas, roles or tasks until midnight UTC once the budget of the day is used up; 80 % of it are.',
    runbook: 'the-generators-budget-is-used-up',
  });
}

/** Alarm for the budget of characters of the translator, from the log of the function that sends them. */
export function addTranslatorAlarm(scope: Construct, alerts: Alerts, { log }: CloudFunction): void {
  addLogAlarm(scope, alerts, 'TranslatorBudget', {
    logs: [log],
    lines: linesWith(['translator.budget_low', 'translator.budget_used']),
    impact:
      'Nobody can have further texts translated until midnight UTC once the budget of the day is used up; 80 % of it are.',
    runbook: 'the-translators-budget-is-used-up',
  });
}

/** Alarms for the payment provider's webhooks: invalid signatures, internal failures and failed refunds. */
export function addWebhookAlarms(alerts: Alerts, webhook: CloudFunction): void {
  const logs = [webhook.log];
  addLogAlarm(webhook, alerts, 'WebhookFails', {
    logs,
    lines: FilterPattern.any(
      FilterPattern.stringValue('$.level', '=', 'error'),
      FilterPattern.stringValue('$.code', '=', 'WEBHOOK_SIGNATURE_INVALID'),
    ),
    threshold: 3,
    impact:
      'Donors who have paid keep seeing "processing" until the next reconciliation run, up to 15 minutes later.',
    runbook: 'payment-webhooks-fail',
  });
  addLogAlarm(webhook, alerts, 'EventParked', {
    logs,
    lines: linesWith(['event.parked', 'event.version_mismatched']),
    impact: 'Stripe reports something that this version does not handle by itself; a person must look at it.',
    runbook: 'a-webhook-event-is-parked',
  });
  addRefundAlarm(webhook, alerts, webhook.log);
}
