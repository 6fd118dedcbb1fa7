import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { balances, postings } from '#functions/ledger/ledger.ts';
import { jobFile, operationFile } from '#functions/operations.ts';
import { stackOf } from '#infra/cloud/domains/domainStack.ts';
import type { Resource } from '#infra/cloud/synthesizedTemplates.ts';
import { asList, field, otherChoices, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { variablesOf } from '#infra/cloud/testing/imports.ts';

import { eventTriggers, jobs, tokenTrigger } from '#infra/jobs.ts';
import { contracts } from '#shared/contracts/index.ts';

import { endpointPermissions, jobPermissions, permittedJobs } from './permissions.ts';

const { app, solutions, templates, ofType } = synthesizeDeployment();

/** Actions whose resources AWS does not allow to be restricted. */
const unavoidable = new Set([
  'translate:TranslateText',
  'xray:PutTelemetryRecords',
  'xray:PutTraceSegments',
  'dynamodb:ListStreams',
  'cloudfront:CreateInvalidation',
  'cloudfront:GetInvalidation',
  'ses:DeleteSuppressedDestination',
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
/** Permissions of all functions except the CDK's own, which copies the site during deployments. */
const ours = ['AWS::IAM::Policy', 'AWS::IAM::Role']
  .flatMap(ofType)
  .filter(({ id }) => !id.startsWith('CustomCDKBucketDeployment'));

test('no role has wildcard permissions except where AWS requires them', () => {
  const wide = ours.flatMap(statementsOf).filter(({ effect }) => effect === 'Allow');

  expect(wide.length).toBeGreaterThan(contracts.length);
  expect(wide.flatMap(({ actions }) => actions).filter(action => action.includes('*'))).toEqual([]);
  const onEverything = wide
    .filter(({ resources }) => resources.includes('*'))
    .flatMap(({ actions }) => actions);
  expect(onEverything.filter(action => !unavoidable.has(action))).toEqual([]);
});

test('no role can scan the table, and only the domains of money and subscriptions reach the payment provider', () => {
  const may = (action: string) =>
    ours.filter(policy => statementsOf(policy).some(({ actions }) => actions.includes(action)));
  expect(may('dynamodb:Scan')).toEqual([]);

  const asking = contracts.filter(contract => endpointPermissions(contract).stripe);
  expect([...new Set(asking.map(({ domain }) => domain))]).toEqual(['money', 'subscriptions']);
  const expected = [
    ...asking.map(contract => `production-api/${stackOf(contract)}/${contract.id}`),
    ...['reconciliation', 'ledgerCheck', 'orderExpiry'].map(name => `production-jobs/${name}`),
    'production-events/sendPayouts',
  ];
  const withKeys = may('secretsmanager:GetSecretValue').map(({ path }) =>
    path.replace(/(\/Handler)?\/Role\/.*$/, ''),
  );
  expect(withKeys.sort()).toEqual(expected.sort());

  expect(may('ses:SendEmail').map(({ path }) => path.split('/')[1])).toEqual(['processStream', 'digests']);
});

const isJob = (name: string) => jobs.some(job => job.name === name);

test('no role can change ledger postings, and only the money domain and its jobs can create them', () => {
  const key = postings.key('any').pk;
  const balance = balances.key('any', 'EUR', 'any').pk;
  const mayWrite = ours.filter(policy =>
    statementsOf(policy).some(({ actions }) => actions.includes('dynamodb:PutItem')),
  );
  expect(mayWrite.length).toBeGreaterThan(30);

  const endpoints = contracts.filter(contract => endpointPermissions(contract).ledger);
  expect(endpoints.map(({ domain }) => domain)).toEqual(endpoints.map(() => 'money'));
  const working = permittedJobs.filter(name => jobPermissions(name).ledger);
  const posting = [
    ...endpoints.map(contract => `production-api/${stackOf(contract)}/${contract.id}`),
    ...working.map(name => `production-${isJob(name) ? 'jobs' : 'events'}/${name}`),
  ];
  for (const policy of mayWrite) {
    const denied = (action: string, of: string) =>
      statementsOf(policy).some(
        ({ effect, actions, keys }) =>
          effect === 'Deny' &&
          actions.includes(action) &&
          keys.some(prefix => of.startsWith(prefix.replace('*', ''))),
      );
    const posts = posting.some(path => policy.path.startsWith(`${path}/`));
    expect([policy.path, denied('dynamodb:UpdateItem', key)]).toEqual([policy.path, true]);
    expect([policy.path, denied('dynamodb:DeleteItem', key)]).toEqual([policy.path, true]);
    expect([policy.path, denied('dynamodb:PutItem', key)]).toEqual([policy.path, !posts]);
    expect([policy.path, denied('dynamodb:UpdateItem', balance)]).toEqual([policy.path, !posts]);
  }
});

/** Variables for the local environment and tests only, of some settings, and of Lambda. */
const onlyElsewhere = [
  'AWS_LAMBDA_FUNCTION_VERSION',
  'AWS_ENDPOINT_URL_S3',
  'AWS_ENDPOINT_URL_TRANSLATE',
  'LOG_LEVEL',
  'STRIPE_API_BASE',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TOKEN_JWKS_URL',
  'UPLOAD_ENDPOINT',
  'PORTAL_ORIGINS',
  'PROVIDER_NAMES',
  'RENDERER_FOLDER',
];

test('each function has every environment variable that its code reads', () => {
  const files = [
    ...contracts.map(contract => [
      `production-api/${stackOf(contract)}/${contract.id}/Handler`,
      operationFile(contract),
    ]),
    ['production-web/PageRenderer/Handler', 'functions/pages/renderPage.lambda.ts'],
    ...jobs.map(({ name }) => [`production-jobs/${name}`, jobFile(name)]),
    ...Object.values(eventTriggers).map(({ name }) => [`production-events/${name}`, jobFile(name)]),
  ] as const;
  const functions = new Map(
    ofType('AWS::Lambda::Function').map(({ path, properties }) => [path, properties]),
  );

  const missing = files.flatMap(([path = '', file = '']) => {
    const set = Object.keys(
      Object(field(functions.get(`${path}/Function/Resource`)?.['Environment'], 'Variables')),
    );
    expect([path, set.includes('TABLE_NAME')]).toEqual([path, true]);
    const lacking = variablesOf(file).filter(name => !onlyElsewhere.includes(name) && !set.includes(name));
    return lacking.map(name => `${file} reads ${name}`);
  });
  expect(missing).toEqual([]);
  expect(variablesOf('functions/auth/signIn.ts')).toContain('USER_POOL_ID');
});

test('functions with access to Cognito can call exactly the operations in their code', () => {
  const folder = join(import.meta.dirname, '../../functions/platform');
  const files = globSync('{identity.ts,identity/*.ts}', { cwd: folder });
  const code = [...files, '../auth/withholdSelfService.ts']
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('');
  const asked = [...code.matchAll(/new (Admin\w+|List\w+|Describe\w+)Command\(/g)].map(
    ([, name]) => `cognito-idp:${name}`,
  );

  const allowed = ours
    .flatMap(statementsOf)
    .flatMap(({ actions }) => actions.filter(action => action.startsWith('cognito-idp:')));
  expect([...new Set(allowed)].sort()).toEqual([...new Set(asked)].sort());
});

test('functions with a permission have its configuration', () => {
  const functions = ofType('AWS::Lambda::Function').filter(({ path }) => path.endsWith('/Function/Resource'));
  expect(functions.length).toBe(contracts.length + jobs.length + Object.keys(eventTriggers).length + 3);
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
    const isClient = /\/(refreshSession|signOut|getSignInUrl)\//.test(path); // call what needs no permission
    const isTrigger = path.includes(tokenTrigger.name); // the pool names itself in the event
    expect([path, variables.includes('USER_POOL_ID')]).toEqual([
      path,
      (has('cognito-idp:') && !isTrigger) || isClient,
    ]);
    expect([path, variables.includes('MAIL_SENDER')]).toEqual([path, has('ses:')]);
    expect([path, variables.includes('UPLOAD_BUCKET')]).toEqual([path, has('s3:')]);
    if (variables.includes('PAYOUT_QUEUE_URL')) expect([path, has('sqs:SendMessage')]).toEqual([path, true]);
    expect([path, variables.includes('GENERATOR')]).toEqual([path, has('bedrock:')]);
  }
});

test('only functions that generate content can call a model, and exactly the configured one', () => {
  const calling = ours.flatMap(policy =>
    statementsOf(policy)
      .filter(({ actions }) => actions.some(action => action.startsWith('bedrock:')))
      .map(({ actions, resources }) => ({ name: policy.path.split('/')[2], actions, resources })),
  );
  expect(calling.map(({ name }) => name).sort()).toEqual(['generateContent', 'generateProspects']);

  const model = 'foundation-model/anthropic.claude-haiku-4-5-20251001-v1:0';
  for (const { actions, resources } of calling) {
    expect(actions).toEqual(['bedrock:InvokeModel']);
    expect(resources.map(resource => JSON.stringify(resource)).sort()).toEqual([
      `"arn:aws:bedrock:eu-central-1::${model}"`,
      `"arn:aws:bedrock:eu-west-1::${model}"`,
      expect.stringContaining(':inference-profile/eu.anthropic.claude-haiku-4-5-20251001-v1:0"'),
    ]);
  }
});

test('an installation without a model configures the embedded generator and grants nothing', () => {
  const { resources } = synthesizeDeployment(otherChoices);
  const text = JSON.stringify(resources);
  expect(text).toContain('"GENERATOR":"embedded"');
  expect(text).not.toContain('bedrock:');
});

test('no secret is in a template', () => {
  for (const { text } of templates) expect(text).not.toMatch(/sk_(live|test)_|whsec_[A-Za-z0-9]/);
  expect(JSON.stringify(ofType('AWS::Cognito::UserPoolIdentityProvider'))).toContain(
    '{{resolve:secretsmanager:',
  );
});

test('every finding of the AwsSolutions pack is acknowledged with a reason', () => {
  const found = solutions
    .validateScope(app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(
        ({ constructPath, resourceLogicalId }) => `${ruleName} ${constructPath ?? resourceLogicalId}`,
      ),
    );
  expect(found).toEqual([]);
});
