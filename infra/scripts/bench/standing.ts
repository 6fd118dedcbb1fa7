import { asList, field, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { jobs } from '#infra/jobs.ts';
import { jobsMonth, type Standing } from './bill.ts';

/** Table usage of one run of a job that finds nothing to do. */
const idleRun = { requests: 4, readUnits: 3 };

const minutesOf = { minute: 1, hour: 60, day: 1440 } as const;

/** Runs of all jobs in a month of 30 days. */
const monthlyRuns = jobs.reduce((sum, { schedule }) => {
  const [, number, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(schedule) ?? [];
  return sum + (30 * 1440) / (Number(number) * minutesOf[unit as keyof typeof minutesOf]); // the pattern names them
}, 0);

/** The default: no model and no translator, so that no budget of them has an alarm. */
const ownGenerator = { generator: undefined, translator: undefined };

/** Resources of the templates that cost money even without traffic. */
export function standing(settings: Record<string, unknown>): Standing {
  const { ofType } = synthesizeDeployment({ ...ownGenerator, ...settings });
  const alarmMetrics = ofType('AWS::CloudWatch::Alarm').flatMap(({ properties }) => {
    const metrics = asList(properties['Metrics']);
    return metrics.length > 0 ? metrics.filter(one => field(one, 'MetricStat')) : [properties];
  });
  const acls = ofType('AWS::WAFv2::WebACL');
  return {
    alarmMetrics: alarmMetrics.length,
    secrets: ofType('AWS::SecretsManager::Secret').length,
    keys: ofType('AWS::KMS::Key').length,
    dashboards: ofType('AWS::CloudWatch::Dashboard').length,
    hostedZones: 1,
    firewalls: acls.length,
    firewallRules: acls.flatMap(({ properties }) => asList(properties['Rules'])).length,
    jobs: jobsMonth(monthlyRuns, idleRun.requests, idleRun.readUnits),
  };
}
