import vm from 'node:vm';
import { expect, test } from 'vitest';
import { asList, field, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { appWith, emptyBundles } from '#infra/cloud/testing/synthesis.ts';
import { templatesOf } from '#infra/cloud/testing/templates.ts';
import { jobs } from '#infra/jobs.ts';
import { contracts } from '#shared/contracts/index.ts';
import { cairn } from './cairn.ts';

const { templates, ofType } = synthesizeDeployment();

test('every contract has one route with the declared authorizer and a function', () => {
  const routes = ofType('AWS::ApiGatewayV2::Route').map(({ properties }) => ({
    key: properties['RouteKey'],
    guard: properties['AuthorizationType'],
    reaches: JSON.stringify(properties['Target']).includes('integrations/'),
  }));
  const expected = contracts.map(({ method, path, spec: { access } }) => ({
    key: `${method} ${path}`,
    guard: access === 'signedIn' || access === 'admin' ? 'JWT' : 'NONE',
    reaches: true,
  }));

  const byKey = (a: { key: unknown }, b: { key: unknown }) => String(a.key).localeCompare(String(b.key));
  expect(routes.sort(byKey)).toEqual(expected.sort(byKey));
});

test('the authorizer accepts only tokens of our user pool and client', () => {
  const [authorizer, ...others] = ofType('AWS::ApiGatewayV2::Authorizer');
  expect(others).toEqual([]);
  expect(JSON.stringify(authorizer?.properties)).toMatch(/cognito-idp\.eu-west-2\.amazonaws\.com/);
  expect(authorizer?.properties['AuthorizerType']).toBe('JWT');
});

test("functions run on Node.js 24 and arm64 with tracing, source maps, log retention and a timeout below the gateway's", () => {
  const functions = ofType('AWS::Lambda::Function').filter(({ path }) => path.startsWith('production-api/'));
  for (const { properties } of functions) {
    expect(properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      TracingConfig: { Mode: 'Active' },
      Environment: { Variables: { NODE_OPTIONS: '--enable-source-maps' } },
      Timeout: 20,
      LoggingConfig: { LogGroup: expect.anything() },
    });
  }
  for (const { properties } of ofType('AWS::Logs::LogGroup')) expect(properties['RetentionInDays']).toBe(90);
});

test('no template is close to the limit of 500 resources', () => {
  expect(templates.length).toBeGreaterThan(10);
  for (const { file, resources } of templates) expect([file, resources.length < 500]).toEqual([file, true]);
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
    DestinationConfig: { OnFailure: { Destination: expect.anything() } },
    MaximumRetryAttempts: 8,
  });
});

test('pages, API and media share one domain with the shared security headers', () => {
  const [distribution] = ofType('AWS::CloudFront::Distribution');
  const config = field(distribution?.properties, 'DistributionConfig');
  expect(asList(field(config, 'CacheBehaviors')).map(behaviour => field(behaviour, 'PathPattern'))).toEqual([
    '/api/*',
    '/media/*',
  ]);
  expect(config).toMatchObject({
    HttpVersion: 'http2and3',
    Aliases: ['cairn.example'],
    WebACLId: expect.anything(),
  });
  expect(JSON.stringify(config)).toContain('x-origin-secret');

  const policy = JSON.stringify(ofType('AWS::CloudFront::ResponseHeadersPolicy')[0]?.properties);
  expect(policy).toContain("script-src 'self' 'sha256-inline'");
  for (const header of ['StrictTransportSecurity', 'cross-origin-opener-policy', 'permissions-policy'])
    expect(policy).toContain(header);
});

test('nothing blocks a deployment with all settings and a built site', () => {
  expect(
    templates.flatMap(({ file, unsetParameters }) => unsetParameters.map(name => `${file}: ${name}`)),
  ).toEqual([]);
});

test('without settings, site and sharp the templates can be synthesised and name what a deployment lacks', () => {
  const bare = appWith();
  cairn(bare, {
    contracts: contracts.slice(0, 1),
    bundles: { ...emptyBundles, codeWithSharp: () => undefined },
  });
  const asked = templatesOf(bare.synth().directory).flatMap(({ unsetParameters }) => unsetParameters);
  expect(asked.sort()).toEqual(['SettingsMissing', 'SharpMissing', 'SiteNotBuilt']);
});

test("API requests carry the viewer's IP address, whatever the client sends", () => {
  const source = ofType('AWS::CloudFront::Function').find(({ id }) => id.includes('ViewerAddress'))
    ?.properties['FunctionCode'];
  const headers = { 'x-viewer-address': { value: '192.0.2.1' } };
  const event = JSON.stringify({ viewer: { ip: '203.0.113.9' }, request: { headers } });
  const passedOn = vm.runInNewContext(`${String(source)}\nhandler(${event})`);
  expect(passedOn).toEqual({ headers: { 'x-viewer-address': { value: '203.0.113.9' } } });
});

test('paths under /media map to objects without that prefix', () => {
  const source = ofType('AWS::CloudFront::Function').find(({ id }) => id.includes('MediaKeys'))?.properties[
    'FunctionCode'
  ];
  const event = JSON.stringify({ request: { uri: '/media/img-users/a.webp' } });
  expect(vm.runInNewContext(`${String(source)}\nhandler(${event})`)).toEqual({ uri: '/img-users/a.webp' });
});
