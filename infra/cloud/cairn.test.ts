import { expect, test } from 'vitest';
import { streamFilter } from '#functions/jobs/streamFilter.ts';
import { templatesOf } from '#infra/cloud/synthesizedTemplates.ts';
import { asList, field, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { appWith, emptyBundles } from '#infra/cloud/testing/synthesis.ts';
import { jobs } from '#infra/jobs.ts';
import { contracts } from '#shared/contracts/index.ts';
import { apis } from './apis.ts';
import { cairn } from './cairn.ts';
import { endpoints } from './permissions.ts';

const { templates, ofType } = synthesizeDeployment();

test('every contract has one route with the declared authorizer and a function, besides that of rendered pages', () => {
  const routes = ofType('AWS::ApiGatewayV2::Route').map(({ properties }) => ({
    key: properties['RouteKey'],
    guard: properties['AuthorizationType'],
    reaches: JSON.stringify(properties['Target']).includes('integrations/'),
  }));
  const expected = contracts.map(({ method, path, spec: { access } }) => ({
    key: `${method} ${path}`,
    guard: access === 'signedIn' || access === 'admin' ? 'JWT' : 'CUSTOM',
    reaches: true,
  }));
  expected.push({ key: 'GET /pages/{page+}', guard: 'CUSTOM', reaches: true });

  const byKey = (a: { key: unknown }, b: { key: unknown }) => String(a.key).localeCompare(String(b.key));
  expect(routes.sort(byKey)).toEqual(expected.sort(byKey));
});

test('the authorizers of sessions accept only tokens of our user pool and client', () => {
  const authorizers = ofType('AWS::ApiGatewayV2::Authorizer').filter(
    ({ properties }) => properties['AuthorizerType'] === 'JWT',
  );
  expect(authorizers).toHaveLength(apis.length);
  for (const { properties } of authorizers)
    expect(JSON.stringify(properties)).toMatch(/cognito-idp\.eu-west-2\.amazonaws\.com/);
});

test('routes are created one domain after another and before the stages that deploy them', () => {
  const template = templates.find(({ file }) => file === 'production-api.template.json');
  const { Resources } = JSON.parse(template?.text ?? '{}');
  const stacks = Object.keys(Resources).filter(id => Resources[id].Type === 'AWS::CloudFormation::Stack');
  const stages = Object.values<Record<string, unknown>>(Resources).filter(
    ({ Type }) => Type === 'AWS::ApiGatewayV2::Stage',
  );
  expect(stacks.length).toBeGreaterThan(15);
  expect(stages).toHaveLength(apis.length);
  for (const stage of stages) expect(asList(stage['DependsOn'])).toEqual(expect.arrayContaining(stacks));

  // Each stack waits, through the one before it, for all that come earlier.
  const before = (id: string) => asList(Resources[id].DependsOn).filter(one => stacks.includes(String(one)));
  expect(stacks.map(id => before(id).length).filter(count => count === 0)).toHaveLength(1);
  expect(new Set(stacks.flatMap(before)).size).toBe(stacks.length - 1);
});

test('resources with user data are retained when their stack is deleted', () => {
  const stateful = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool'].flatMap(ofType);
  expect(stateful.length).toBeGreaterThanOrEqual(7);
  for (const { path, deletionPolicy, updateReplacePolicy } of stateful) {
    expect([path, deletionPolicy, updateReplacePolicy]).toEqual([path, 'Retain', 'Retain']);
  }
  expect(ofType('AWS::DynamoDB::Table')[0]?.properties).toMatchObject({
    DeletionProtectionEnabled: true,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
  });
});

test('the schedules match the table of jobs', () => {
  const schedules = ofType('AWS::Scheduler::Schedule').map(({ path, properties }) => ({
    name: path.split('/')[1],
    schedule: properties['ScheduleExpression'],
    retries: field(field(properties['Target'], 'RetryPolicy'), 'MaximumRetryAttempts'),
    deadLetters: field(properties['Target'], 'DeadLetterConfig') !== undefined,
  }));
  expect(schedules).toEqual(
    jobs.map(({ name, schedule }) => ({ name, schedule, retries: 3, deadLetters: true })),
  );
});

test('the stream isolates failed records and keeps those that fail permanently', () => {
  expect(ofType('AWS::Lambda::EventSourceMapping')[0]?.properties).toMatchObject({
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    MaximumRetryAttempts: 8,
    MaximumRecordAgeInSeconds: 12 * 3600,
  });
  const { Filters } = Object(ofType('AWS::Lambda::EventSourceMapping')[0]?.properties['FilterCriteria']);
  expect(asList(Filters).map(filter => JSON.parse(String(field(filter, 'Pattern'))))).toEqual(streamFilter);
});

test('records that fail permanently are kept as they are, and raise an alarm', () => {
  const bucket = ofType('AWS::S3::Bucket').find(({ path }) => path.includes('/FailedChanges/Records/'));
  const queue = ofType('AWS::SQS::Queue').find(({ path }) => path.includes('/FailedChanges/Notices/'));
  expect(ofType('AWS::Lambda::EventSourceMapping')[0]?.properties['DestinationConfig']).toEqual({
    OnFailure: { Destination: { 'Fn::GetAtt': [bucket?.id, 'Arn'] } },
  });
  expect(bucket?.properties).toMatchObject({
    LifecycleConfiguration: { Rules: [{ ExpirationInDays: 14 }] },
    NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
  });
  const rule = ofType('AWS::Events::Rule').find(({ path }) => path.includes('/FailedChanges/'));
  expect(rule?.properties).toMatchObject({
    EventPattern: { source: ['aws.s3'], detail: { bucket: { name: [{ Ref: bucket?.id }] } } },
    Targets: [{ Arn: { 'Fn::GetAtt': [queue?.id, 'Arn'] } }],
  });
  const alarm = ofType('AWS::CloudWatch::Alarm').find(({ path }) => path.includes('/FailedChanges/'));
  expect(alarm?.properties['Dimensions']).toEqual([
    { Name: 'QueueName', Value: { 'Fn::GetAtt': [queue?.id, 'QueueName'] } },
  ]);
});

test('nothing blocks a deployment with all settings and a built site', () => {
  expect(
    templates.flatMap(({ file, unsetParameters }) => unsetParameters.map(name => `${file}: ${name}`)),
  ).toEqual([]);
});

test('without settings, site and sharp the templates can be synthesised and name what a deployment lacks', () => {
  const bare = appWith();
  cairn(bare, {
    endpoints: endpoints.slice(0, 1),
    bundles: { ...emptyBundles, codeWithSharp: () => undefined },
  });
  const asked = templatesOf(bare.synth().directory).flatMap(({ unsetParameters }) => unsetParameters);
  expect(asked.sort()).toEqual(['SettingsMissing', 'SharpMissing', 'SiteNotBuilt']);
});

test('a site whose links and sitemap name another domain cannot be deployed', () => {
  const other = synthesizeDeployment({ domainName: 'other.example', hostedZoneName: 'other.example' });
  expect(other.templates.flatMap(({ unsetParameters }) => unsetParameters)).toEqual(['SiteOfAnotherDomain']);
});

test('an inference profile without its regions fails the synthesis', () => {
  expect(() => synthesizeDeployment({ generator: { modelId: 'eu.anthropic.some-model-v1:0' } })).toThrow(
    /name the regions/,
  );
});
