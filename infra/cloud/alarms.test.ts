import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Resource } from '#infra/cloud/synthesizedTemplates.ts';
import { asList, field, otherChoices, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { jobs } from '#infra/jobs.ts';

const { ofType, templates } = synthesizeDeployment();

test('every alarm reaches the operator: alarm, topic, permission to publish, subscription', () => {
  const alarms = ofType('AWS::CloudWatch::Alarm');
  expect(alarms.length).toBeGreaterThan(12);

  for (const { path, properties } of alarms) {
    for (const action of [...asList(properties['AlarmActions']), ...asList(properties['OKActions'])]) {
      const topic = topicOf(action, stackOf(path));
      // The metrics of CloudFront and of the firewall exist in us-east-1 only, and so do alarms on them.
      const home = path.startsWith('production-edge-alarms/') ? 'edge-alarms' : 'operations';
      expect([path, topic?.path]).toEqual([path, `production-${home}/Alerts/Topic/Resource`]);
      expect([path, allowsCloudWatch(topic)]).toEqual([path, true]);
      expect([path, subscribersOf(topic)]).toEqual([path, ['email operator@cairn.example']]);
    }
  }
});

test('only alarms of this account can publish, and the topic has no key that would have to let them', () => {
  const topics = ofType('AWS::SNS::Topic');
  expect(topics.length).toBe(2);
  for (const topic of topics) {
    const publishers = policyOf(topic).filter(statement => field(statement, 'Effect') === 'Allow');
    expect(publishers).toMatchObject([
      { Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } } },
    ]);
    expect(topic.properties['KmsMasterKeyId']).toBeUndefined();
  }
});

test('alarms on log lines count those of every function that can write them', () => {
  const filters = ofType('AWS::Logs::MetricFilter').map(({ path, properties }) => ({
    log: path.replace(/(\/Handler)?\/Log\/\w+\/Resource$/, '').replace(/^production-/, ''),
    pattern: String(properties['FilterPattern']),
    metric: String(field(asList(properties['MetricTransformations'])[0], 'MetricName')),
    weight: field(asList(properties['MetricTransformations'])[0], 'MetricValue'),
    namespace: field(asList(properties['MetricTransformations'])[0], 'MetricNamespace'),
  }));
  const alarmed = ofType('AWS::CloudWatch::Alarm').filter(
    ({ properties }) => properties['Namespace'] === 'cairn/production',
  );
  expect(new Set(filters.map(({ namespace }) => namespace))).toEqual(new Set(['cairn/production']));
  expect([...new Set(filters.map(({ metric }) => metric))].toSorted()).toEqual(
    alarmed.map(({ properties }) => String(properties['MetricName'])).toSorted(),
  );

  const logsOf = (metric: string) => filters.filter(one => one.metric === metric).map(({ log }) => log);
  expect(logsOf('JobFails')).toEqual(
    jobs.filter(({ name }) => name !== 'probe').map(({ name }) => `jobs/${name}`),
  );
  expect(logsOf('RecordsChanged').toSorted()).toEqual([
    'events/processStream',
    'jobs/proof',
    'jobs/proofCheck',
  ]);
  expect(logsOf('LedgerDiscrepancy').toSorted()).toEqual(['jobs/ledgerCheck', 'jobs/reconciliation']);
  // One that is set aside raises the alarm that four failures raise.
  const inDoubt = filters.filter(({ metric }) => metric === 'ReconciliationInDoubt');
  expect(inDoubt.map(({ pattern, weight }) => [pattern.includes('set_aside'), weight])).toEqual([
    [false, '1'],
    [true, '4'],
  ]);
  expect(logsOf('RefundFailed').toSorted()).toEqual([
    'api/money/receiveStripeWebhook',
    'jobs/reconciliation',
  ]);
  expect(logsOf('GeneratorBudget').toSorted()).toEqual([
    'api/generated/generateContent',
    'api/generated/generateProspects',
  ]);
  expect(logsOf('TranslatorBudget')).toEqual(['api/translation/translateText']);
  // Of one metric, all logs are searched for the same lines.
  for (const metric of new Set(filters.map(one => one.metric))) {
    const byLog = Map.groupBy(
      filters.filter(one => one.metric === metric),
      ({ log }) => log,
    );
    const searched = [...byLog.values()].map(all => all.map(({ pattern }) => pattern).join());
    expect(new Set(searched).size, metric).toBe(1);
  }
});

test('a job that throws, and one that runs out of time or memory, both count as failed', () => {
  const filter = ofType('AWS::Logs::MetricFilter').find(({ path }) => path.includes('/payouts/Log/JobFails'));
  expect(filter?.properties['FilterPattern']).toBe(
    '{ ($.message = "job.failed") || (($.type = "platform.report") && ($.record.status != "success")) }',
  );
  const probe = ofType('AWS::CloudWatch::Alarm').find(({ path }) => path.includes('/probe/Fails/'));
  expect(probe?.properties).toMatchObject({ MetricName: 'Errors', TreatMissingData: 'breaching' });
});

/** Entries of the runbook about tasks and look-ups of operators without an alarm. */
const withoutAlarm = ['maintenance', 'browsers-report-errors'];

test('every alarm names its impact and its runbook entry, and every entry has an alarm', () => {
  const runbook = readFileSync(join(import.meta.dirname, '../docs/runbook.md'), 'utf8');
  const anchors = [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading]) => anchorOf(heading ?? ''));

  const alarms = [ofType, synthesizeDeployment(otherChoices).ofType].flatMap(find =>
    find('AWS::CloudWatch::Alarm'),
  );
  expect(alarms.length).toBeGreaterThan(12);
  for (const { path, properties } of alarms) {
    const [, impact, anchor] =
      /^(.{20,}\.) Runbook: infra\/docs\/runbook\.md#([a-z-]+)$/.exec(
        String(properties['AlarmDescription']),
      ) ?? [];
    expect([path, impact]).toEqual([path, expect.any(String)]);
    expect(anchors).toContain(anchor);
    expect(asList(properties['AlarmActions']).length).toBe(1);
  }
  const used = alarms.map(({ properties }) => String(properties['AlarmDescription']).split('#')[1]);
  expect(anchors.filter(anchor => !used.includes(anchor)).toSorted()).toEqual(withoutAlarm.toSorted());
});

test('an hour in which functions run, or the CDN sends, far more than usual raises an alarm', () => {
  const alarmOn = (metric: string) =>
    ofType('AWS::CloudWatch::Alarm').find(({ properties }) => properties['MetricName'] === metric);
  expect(alarmOn('Invocations')?.properties).toMatchObject({ Namespace: 'AWS/Lambda', Period: 3600 });
  expect(alarmOn('Invocations')?.properties['Dimensions']).toBeUndefined(); // of all functions together
  expect(alarmOn('BytesDownloaded')?.properties).toMatchObject({ Namespace: 'AWS/CloudFront', Period: 3600 });
  for (const metric of ['Invocations', 'BytesDownloaded'])
    expect(String(alarmOn(metric)?.properties['AlarmDescription'])).toContain('#costs-rise');
});

test('a job counts as silent after its own interval, not before', () => {
  const periods = new Map(
    ofType('AWS::CloudWatch::Alarm').flatMap(({ path, properties }) => {
      const [, name] = /^production-jobs\/(\w+)\/Silent\//.exec(path) ?? [];
      return name === undefined ? [] : [[name, Number(properties['Period'])] as const];
    }),
  );
  const hourInSeconds = 3600;
  expect([periods.get('ledgerCheck'), periods.get('digests'), periods.get('proofCheck')]).toEqual([
    24 * hourInSeconds,
    hourInSeconds,
    hourInSeconds,
  ]);
  expect(periods.size).toBe(jobs.length - 1); // the probe's alarm on errors rings for missing runs too
});

const stackOf = (path: string) => path.split('/')[0] ?? '';

/** The topic of the action of an alarm in a stack, resolved through the export of another stack. */
function topicOf(action: unknown, stack: string): Resource | undefined {
  const exported = templates
    .flatMap(({ file, exports }) => exports.map(one => ({ ...one, stack: file.split('.')[0] })))
    .find(({ name }) => name !== undefined && name === field(action, 'Fn::ImportValue'));
  const id = field(exported?.value ?? action, 'Ref');
  const home = exported?.stack ?? stack;
  return ofType('AWS::SNS::Topic').find(topic => topic.id === id && stackOf(topic.path) === home);
}

const isFor = (topic: Resource | undefined) => (reference: unknown) =>
  topic !== undefined && field(reference, 'Ref') === topic.id;

const besides = (topic: Resource | undefined, type: string): Resource[] =>
  ofType(type).filter(({ path }) => stackOf(path) === stackOf(topic?.path ?? ''));

function policyOf(topic: Resource | undefined): unknown[] {
  return besides(topic, 'AWS::SNS::TopicPolicy')
    .filter(({ properties }) => asList(properties['Topics']).some(isFor(topic)))
    .flatMap(({ properties }) => asList(field(properties['PolicyDocument'], 'Statement')));
}

function allowsCloudWatch(topic: Resource | undefined): boolean {
  return policyOf(topic).some(
    statement =>
      field(statement, 'Effect') === 'Allow' &&
      asList(field(statement, 'Action')).includes('sns:Publish') &&
      asList(field(statement, 'Resource')).some(isFor(topic)) &&
      field(field(statement, 'Principal'), 'Service') === 'cloudwatch.amazonaws.com',
  );
}

function subscribersOf(topic: Resource | undefined): string[] {
  return besides(topic, 'AWS::SNS::Subscription')
    .filter(({ properties }) => isFor(topic)(properties['TopicArn']))
    .map(({ properties }) => `${String(properties['Protocol'])} ${String(properties['Endpoint'])}`);
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}
