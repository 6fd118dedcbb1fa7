import vm from 'node:vm';
import { expect, test } from 'vitest';
import { streamFilter } from '#functions/jobs/streamFilter.ts';
import { asList, field, otherChoices, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { appWith, emptyBundles } from '#infra/cloud/testing/synthesis.ts';
import { templatesOf } from '#infra/cloud/testing/templates.ts';
import { jobs } from '#infra/jobs.ts';
import { contracts } from '#shared/contracts/index.ts';
import { cairn } from './cairn.ts';

const { templates, ofType } = synthesizeDeployment();
const chosen = synthesizeDeployment(otherChoices);

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

test("functions run on Node.js 24 and arm64 with source maps, log retention and a timeout below the gateway's", () => {
  const functions = ofType('AWS::Lambda::Function').filter(({ path }) => path.startsWith('production-api/'));
  for (const { properties } of functions) {
    expect(properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Environment: { Variables: { NODE_OPTIONS: '--enable-source-maps' } },
      Timeout: 20,
      LoggingConfig: { LogGroup: expect.anything() },
    });
  }
  for (const { properties } of ofType('AWS::Logs::LogGroup')) expect(properties['RetentionInDays']).toBe(90);
});

test('calls are traced only where the settings say so', () => {
  const modes = (deployment: { ofType: typeof ofType }) =>
    new Set(
      deployment
        .ofType('AWS::Lambda::Function')
        .filter(({ path }) => path.startsWith('production-api/'))
        .map(({ properties }) => field(properties['TracingConfig'], 'Mode')),
    );
  expect(modes({ ofType })).toEqual(new Set([undefined]));
  expect(modes(chosen)).toEqual(new Set(['Active']));
});

test('visitors cannot take the executions of payments and of the stream; a new account has none to reserve', () => {
  const reserved = (deployment: { ofType: typeof ofType }) =>
    Object.fromEntries(
      deployment.ofType('AWS::Lambda::Function').flatMap(({ path, properties }) => {
        const executions = properties['ReservedConcurrentExecutions'];
        const [, name = ''] = /(\w+)(\/Handler)?\/Function\/Resource$/.exec(path) ?? [];
        return executions === undefined ? [] : [[name, executions]];
      }),
    );
  expect(reserved({ ofType })).toEqual({
    receiveStripeWebhook: 20,
    payouts: 2,
    reconciliation: 2,
    processStream: 20,
    sendPayouts: 10,
  });
  expect(reserved(chosen)).toEqual({});
});

test('routes are created one domain after another and before the stage that limits them', () => {
  const template = templates.find(({ file }) => file === 'production-api.template.json');
  const { Resources } = JSON.parse(template?.text ?? '{}');
  const stacks = Object.keys(Resources).filter(id => Resources[id].Type === 'AWS::CloudFormation::Stack');
  const stage = Object.values<Record<string, unknown>>(Resources).find(
    ({ Type }) => Type === 'AWS::ApiGatewayV2::Stage',
  );
  expect(stacks.length).toBeGreaterThan(15);
  expect(asList(stage?.['DependsOn'])).toEqual(expect.arrayContaining(stacks));

  // Each stack waits, through the one before it, for all that come earlier.
  const before = (id: string) => asList(Resources[id].DependsOn).filter(one => stacks.includes(String(one)));
  expect(stacks.map(id => before(id).length).filter(count => count === 0)).toHaveLength(1);
  expect(new Set(stacks.flatMap(before)).size).toBe(stacks.length - 1);
});

test('a flood of anonymous writes leaves most of the rate of the API to others', () => {
  const [stage] = ofType('AWS::ApiGatewayV2::Stage');
  const limits = Object(stage?.properties['RouteSettings']);
  const all = field(stage?.properties['DefaultRouteSettings'], 'ThrottlingRateLimit');
  expect(Object.keys(limits)).toEqual(expect.arrayContaining(['POST /auth/signin', 'POST /log/add']));
  expect(Object.keys(limits)).not.toContain('POST /stripe-webhook');
  for (const limit of Object.values(limits))
    expect(Number(field(limit, 'ThrottlingRateLimit'))).toBeLessThanOrEqual(Number(all) / 10);
});

test('API responses are compressed, and cached apart for each token and query', () => {
  const policy = ofType('AWS::CloudFront::CachePolicy').find(({ id }) => id.includes('ApiCaching'));
  expect(field(policy?.properties['CachePolicyConfig'], 'ParametersInCacheKeyAndForwardedToOrigin')).toEqual({
    CookiesConfig: { CookieBehavior: 'none' },
    EnableAcceptEncodingBrotli: true,
    EnableAcceptEncodingGzip: true,
    HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['authorization'] },
    QueryStringsConfig: { QueryStringBehavior: 'all' },
  });
  expect(policy?.properties['CachePolicyConfig']).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 60 });
});

test('the firewall inspects Markdown without refusing it, and is a setting', () => {
  const acl = JSON.stringify(ofType('AWS::WAFv2::WebACL')[0]?.properties);
  for (const rule of ['GenericLFI_BODY', 'GenericRFI_BODY', 'CrossSiteScripting_BODY'])
    expect(acl).toContain(`{"ActionToUse":{"Count":{}},"Name":"${rule}"}`);

  expect(chosen.ofType('AWS::WAFv2::WebACL')).toEqual([]);
  const [distribution] = chosen.ofType('AWS::CloudFront::Distribution');
  expect(field(distribution?.properties['DistributionConfig'], 'WebACLId')).toBeUndefined();
});

test('while the secret of CloudFront is replaced, functions accept the one before it too', () => {
  const secretsIn = (value: unknown) => JSON.stringify(value).match(/OriginSecret2?/g) ?? [];
  const accepted = chosen
    .ofType('AWS::Lambda::Function')
    .filter(({ path }) => path.startsWith('production-api/'))
    .map(({ properties }) => field(field(properties['Environment'], 'Variables'), 'ORIGIN_SECRET'));
  expect(new Set(accepted.map(value => secretsIn(value).join()))).toEqual(
    new Set(['OriginSecret2,OriginSecret']),
  );
  const [distribution] = chosen.ofType('AWS::CloudFront::Distribution');
  const origins = field(field(distribution?.properties, 'DistributionConfig'), 'Origins');
  expect(new Set(secretsIn(origins))).toEqual(new Set(['OriginSecret2']));
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
  const { Filters } = Object(ofType('AWS::Lambda::EventSourceMapping')[0]?.properties['FilterCriteria']);
  expect(asList(Filters).map(filter => JSON.parse(String(field(filter, 'Pattern'))))).toEqual(streamFilter);
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
