import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterAll, expect, test } from 'vitest';
import { balances, postings } from '#functions/platform/ledger.ts';
import { jobs, listeners } from '#infra/jobs.ts';
import { contracts } from '#shared/contracts/index.ts';
import { languages } from '#shared/settings.ts';
import { cairn } from './cairn.ts';
import { domainNeeds, endpointNeeds, jobNeeds } from './permissions.ts';
import { appWith, emptyBundles } from './synthesis.ts';
import { type Resource, templatesOf } from './templates.ts';

const site = mkdtempSync(join(tmpdir(), 'site-'));
mkdirSync(join(site, 'en'));
mkdirSync(join(site, 'assets'));
writeFileSync(join(site, 'en/index.html'), 'A page');
writeFileSync(join(site, 'assets/main.js'), '');
writeFileSync(
  join(site, 'hosting.json'),
  JSON.stringify({
    rules: languages.map(language => ({ pattern: `/${language}`, file: `/${language}/index.html` })),
    notFound: Object.fromEntries(languages.map(language => [language, `/${language}/404.html`])),
    contentSecurityPolicy: "default-src 'self'; script-src 'self' 'sha256-inline'",
  }),
);

const ready = {
  domainName: 'cairn.example',
  hostedZoneId: 'Z0123456789',
  hostedZoneName: 'cairn.example',
  mailSender: 'hello@cairn.example',
  operatorEmail: 'operator@cairn.example',
  identityProviders: {
    google: {
      issuer: 'https://accounts.google.com',
      clientId: 'client',
      clientSecretArn: 'arn:aws:secretsmanager:eu-west-2:123456789012:secret:google-AbCdEf',
    },
  },
};

const app = appWith(ready);
const nag = new AwsSolutionsChecks(app);
cairn(app, { contracts, bundles: { ...emptyBundles, site } });
const assembly = app.synth();
const templates = templatesOf(assembly.directory);
const resources = templates.flatMap(({ resources }) => resources);
const ofType = (type: string) => resources.filter(resource => resource.type === type);

afterAll(() => rmSync(site, { recursive: true }));

test('every contract has one route, guarded as it says, with a function behind it', () => {
  const routes = ofType('AWS::ApiGatewayV2::Route').map(({ properties }) => ({
    key: properties['RouteKey'],
    guard: properties['AuthorizationType'],
    reaches: JSON.stringify(properties['Target']).includes('integrations/'),
  }));
  const expected = contracts.map(({ method, path, terms: { access } }) => ({
    key: `${method} ${path}`,
    guard: access === 'signedIn' || access === 'admin' ? 'JWT' : 'NONE',
    reaches: true,
  }));

  const byKey = (a: { key: unknown }, b: { key: unknown }) => String(a.key).localeCompare(String(b.key));
  expect(routes.sort(byKey)).toEqual(expected.sort(byKey));
});

test('the authorizer takes the tokens of our own user pool and client only', () => {
  const [authorizer, ...others] = ofType('AWS::ApiGatewayV2::Authorizer');
  expect(others).toEqual([]);
  expect(JSON.stringify(authorizer?.properties)).toMatch(/cognito-idp\.eu-west-2\.amazonaws\.com/);
  expect(authorizer?.properties['AuthorizerType']).toBe('JWT');
});

/** What AWS itself does not let anybody narrow down. */
const unavoidable = new Set([
  'xray:PutTelemetryRecords',
  'xray:PutTraceSegments',
  'dynamodb:ListStreams',
  'cloudfront:CreateInvalidation',
  'cloudfront:GetInvalidation',
]);

const statementsOf = ({ properties }: Resource) =>
  [
    properties['PolicyDocument'],
    ...asList(properties['Policies']).map(policy => field(policy, 'PolicyDocument')),
  ]
    .flatMap(document => asList(field(document, 'Statement')))
    .map(statement => ({
      effect: field(statement, 'Effect'),
      actions: asList(field(statement, 'Action')).map(String),
      resources: asList(field(statement, 'Resource')),
      keys: asList(
        field(field(field(statement, 'Condition'), 'ForAnyValue:StringLike'), 'dynamodb:LeadingKeys'),
      ).map(String),
    }));
const grants = [...ofType('AWS::IAM::Policy'), ...ofType('AWS::IAM::Role')];
/** Everything but the function with which the CDK itself copies the site at a deployment. */
const ours = grants.filter(({ id }) => !id.startsWith('CustomCDKBucketDeployment'));

test('no role of ours may do everything, or something to everything, but where AWS asks for it', () => {
  const wide = ours.flatMap(statementsOf).filter(({ effect }) => effect === 'Allow');

  expect(wide.length).toBeGreaterThan(contracts.length);
  expect(wide.flatMap(({ actions }) => actions).filter(action => action.includes('*'))).toEqual([]);
  const onEverything = wide
    .filter(({ resources }) => resources.includes('*'))
    .flatMap(({ actions }) => actions);
  expect(onEverything.filter(action => !unavoidable.has(action))).toEqual([]);
});

test('nobody reads the whole table, and nobody outside money reaches the payment provider', () => {
  const may = (action: string) =>
    ours.filter(policy => statementsOf(policy).some(({ actions }) => actions.includes(action)));
  expect(may('dynamodb:Scan')).toEqual([]);

  const readingOnly = [
    'getPlatformFee',
    'listProjectPayments',
    'listOwnedOrders',
    'listMyPayouts',
    'listAllPayouts',
  ];
  const moving = contracts.filter(
    ({ id, domain }) => ['payments', 'payouts'].includes(domain) && !readingOnly.includes(id),
  );
  const expected = [
    ...moving.map(({ id, domain }) => `production-api/${domain}/${id}`),
    ...['payouts', 'reconciliation', 'orderExpiry'].map(name => `production-jobs/${name}`),
  ];
  const withKeys = may('secretsmanager:GetSecretValue').map(({ path }) =>
    path.replace(/(\/Handler)?\/Role\/.*$/, ''),
  );
  expect(withKeys.sort()).toEqual(expected.sort());

  expect(may('ses:SendEmail').map(({ path }) => path.split('/')[1])).toEqual(['consumeStream']);
});

test('what is posted to the ledger nobody may change, and only money posts', () => {
  const posting = postings.key('any').pk;
  const balance = balances.key('any', 'EUR', 'any').pk;
  const mayWrite = ours.filter(policy =>
    statementsOf(policy).some(({ actions }) => actions.includes('dynamodb:PutItem')),
  );
  expect(mayWrite.length).toBeGreaterThan(30);

  for (const policy of mayWrite) {
    const denied = (action: string, key: string) =>
      statementsOf(policy).some(
        ({ effect, actions, keys }) =>
          effect === 'Deny' &&
          actions.includes(action) &&
          keys.some(prefix => key.startsWith(prefix.replace('*', ''))),
      );
    const money = statementsOf(policy).some(({ actions }) =>
      actions.includes('secretsmanager:GetSecretValue'),
    );
    expect([policy.path, denied('dynamodb:UpdateItem', posting)]).toEqual([policy.path, true]);
    expect([policy.path, denied('dynamodb:DeleteItem', posting)]).toEqual([policy.path, true]);
    expect([policy.path, denied('dynamodb:PutItem', posting)]).toEqual([policy.path, !money]);
    expect([policy.path, denied('dynamodb:UpdateItem', balance)]).toEqual([policy.path, !money]);
  }
});

test('every environment variable that functions read is set in the cloud', () => {
  const source = readFileSync(join(import.meta.dirname, '../../functions/platform/environment.ts'), 'utf8');
  const read = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name ?? '');
  const onlyElsewhere = [
    'TOKEN_JWKS_URL',
    'STRIPE_API_BASE',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'LOG_LEVEL',
  ];

  const set = ofType('AWS::Lambda::Function').flatMap(({ properties }) =>
    Object.keys(Object(field(properties['Environment'], 'Variables'))),
  );
  expect(read).toContain('TABLE_NAME');
  expect(read.filter(name => !onlyElsewhere.includes(name) && !set.includes(name))).toEqual([]);
});

test('a function that has a permission has the configuration for it', () => {
  const functions = ofType('AWS::Lambda::Function').filter(({ path }) => path.endsWith('/Function/Resource'));
  expect(functions.length).toBe(contracts.length + jobs.length + 2);

  for (const { path, properties } of functions) {
    const variables = Object.keys(Object(field(properties['Environment'], 'Variables')));
    const owner = path.replace(/Function\/Resource$/, '');
    const actions = ours
      .filter(policy => policy.path.startsWith(`${owner}Role/`))
      .flatMap(statementsOf)
      .flatMap(({ actions }) => actions);
    const has = (prefix: string) => actions.some(action => action.startsWith(prefix));

    expect([path, variables.includes('TABLE_NAME')]).toEqual([path, has('dynamodb:GetItem')]);
    expect([path, variables.includes('STRIPE_SECRET_ARN')]).toEqual([path, has('secretsmanager:')]);
    expect([path, variables.includes('USER_POOL_ID')]).toEqual([path, has('cognito-idp:')]);
    expect([path, variables.includes('MAIL_SENDER')]).toEqual([path, has('ses:')]);
    expect([path, variables.includes('UPLOAD_BUCKET')]).toEqual([path, has('s3:')]);
  }
});

test('functions run on Node.js 24, arm64, traced, with a log that ends and a timeout below the gateway’s', () => {
  const functions = ofType('AWS::Lambda::Function').filter(({ path }) => path.startsWith('production-api/'));
  for (const { properties } of functions) {
    expect(properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      TracingConfig: { Mode: 'Active' },
      Timeout: 20,
      LoggingConfig: { LogGroup: expect.anything() },
    });
  }
  for (const { properties } of ofType('AWS::Logs::LogGroup')) expect(properties['RetentionInDays']).toBe(90);
});

test('every alarm says who is hurt and where the runbook tells what to do', () => {
  const runbook = readFileSync(join(import.meta.dirname, '../../docs/runbook.md'), 'utf8');
  const anchors = [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading]) => anchorOf(heading ?? ''));

  const alarms = ofType('AWS::CloudWatch::Alarm');
  expect(alarms.length).toBeGreaterThan(12);
  for (const { path, properties } of alarms) {
    const [, impact, anchor] =
      /^(.{20,}\.) Runbook: docs\/runbook\.md#([a-z-]+)$/.exec(String(properties['AlarmDescription'])) ?? [];
    expect([path, impact]).toEqual([path, expect.any(String)]);
    expect(anchors).toContain(anchor);
    expect(asList(properties['AlarmActions']).length).toBe(1);
  }
  const used = alarms.map(({ properties }) => String(properties['AlarmDescription']).split('#')[1]);
  expect(anchors.filter(anchor => !used.includes(anchor))).toEqual([]);
});

test('no template comes near the limit of 500 resources', () => {
  expect(templates.length).toBeGreaterThan(10);
  for (const { file, resources } of templates) expect([file, resources.length < 500]).toEqual([file, true]);
});

test('what holds something of people stays when its stack goes', () => {
  const stateful = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool'].flatMap(ofType);
  expect(stateful.length).toBeGreaterThanOrEqual(7);
  for (const { path, deletion, replacement } of stateful) {
    expect([path, deletion, replacement]).toEqual([path, 'Retain', 'Retain']);
  }
  expect(ofType('AWS::DynamoDB::Table')[0]?.properties).toMatchObject({
    DeletionProtectionEnabled: true,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
  });
});

test('the schedules are those of the table of jobs', () => {
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

test('the stream is followed one failed record at a time, and what fails for good is kept', () => {
  expect(ofType('AWS::Lambda::EventSourceMapping')[0]?.properties).toMatchObject({
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    DestinationConfig: { OnFailure: { Destination: expect.anything() } },
    MaximumRetryAttempts: 8,
  });
});

test('pages, API and media come from one address with the shared security headers', () => {
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

test('no secret is in a template', () => {
  for (const { text } of templates) expect(text).not.toMatch(/sk_(live|test)_|whsec_[A-Za-z0-9]/);
  expect(JSON.stringify(ofType('AWS::Cognito::UserPoolIdentityProvider'))).toContain(
    '{{resolve:secretsmanager:',
  );
});

test('AWS’s list of solutions has nothing to find that was not acknowledged with a reason', () => {
  const found = nag
    .validateScope(app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(
        ({ constructPath, resourceLogicalId }) => `${ruleName} ${constructPath ?? resourceLogicalId}`,
      ),
    );
  expect(found).toEqual([]);
});

test('with all settings and a built site nothing stands in the way of a deployment', () => {
  expect(templates.flatMap(({ file, asks }) => asks.map(name => `${file}: ${name}`))).toEqual([]);
});

test('without settings, site and sharp the templates can be looked at, and say what a deployment lacks', () => {
  const bare = appWith();
  cairn(bare, {
    contracts: contracts.slice(0, 1),
    bundles: { ...emptyBundles, codeWithSharp: () => undefined },
  });
  const asked = templatesOf(bare.synth().directory).flatMap(({ asks }) => asks);
  expect(asked.sort()).toEqual(['SettingsAreMissing', 'SharpForLambdaIsMissing', 'TheSiteIsNotBuilt']);
});

test('a domain that nobody gave permissions stops the synthesis with its name', () => {
  const [some] = contracts;
  const unknown = some ? [{ ...some, domain: 'gardening' }] : [];
  expect(() => cairn(appWith(), { contracts: unknown, bundles: emptyBundles })).toThrow(
    /"gardening".*permissions\.ts/,
  );
});

test('the permissions name no domain, endpoint or job that does not exist', () => {
  expect(Object.keys(domainNeeds).sort()).toEqual([...new Set(contracts.map(({ domain }) => domain))].sort());
  const ids = contracts.map(({ id }) => id);
  expect(Object.keys(endpointNeeds).filter(id => !ids.includes(id))).toEqual([]);
  const working = [...jobs, ...Object.values(listeners)].map(({ name }) => name);
  expect(Object.keys(jobNeeds).sort()).toEqual(working.sort());
});

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}

function field(of: unknown, name: string): unknown {
  return Object(of)[name];
}

function asList(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
