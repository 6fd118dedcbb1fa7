import { expect, test } from 'vitest';
import { asList, field, otherChoices, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';

const { ofType } = synthesizeDeployment();
const chosen = synthesizeDeployment(otherChoices);

test("functions run on Node.js 24 and arm64 with log retention and a timeout below the gateway's", () => {
  const functions = ofType('AWS::Lambda::Function').filter(({ path }) => path.startsWith('production-api/'));
  for (const { properties } of functions) {
    expect(properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Timeout: 20,
      LoggingConfig: { LogGroup: expect.anything(), LogFormat: 'JSON', SystemLogLevel: 'WARN' },
    });
  }
  for (const { properties } of ofType('AWS::Logs::LogGroup')) expect(properties['RetentionInDays']).toBe(90);
});

test('all functions, jobs included, write JSON, and Lambda adds no line to a call that ends well', () => {
  const ours = ofType('AWS::Lambda::Function').filter(({ path }) => path.endsWith('/Function/Resource'));
  expect(ours.length).toBeGreaterThan(200);
  for (const { path, properties } of ours)
    expect([path, properties['LoggingConfig']]).toMatchObject([
      path,
      { LogFormat: 'JSON', SystemLogLevel: 'WARN' },
    ]);
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
    PageRenderer: 50,
    receiveStripeWebhook: 20,
    payouts: 2,
    reconciliation: 2,
    processStream: 20,
    sendPayouts: 10,
  });
  expect(reserved(chosen)).toEqual({});
});

test('everything that calls a function calls its alias, so that the version before can take over', () => {
  const functions = ofType('AWS::Lambda::Function').filter(({ path }) => path.endsWith('/Function/Resource'));
  const aliases = ofType('AWS::Lambda::Alias').map(({ id }) => `{"Ref":"${id}"}`);
  expect(aliases.length).toBe(functions.length);

  const called = [
    ...ofType('AWS::Lambda::EventSourceMapping').map(({ properties }) => properties['FunctionName']),
    ...ofType('AWS::ApiGatewayV2::Integration').map(({ properties }) => properties['IntegrationUri']),
    ...ofType('AWS::Cognito::UserPool').map(({ properties }) =>
      field(properties['LambdaConfig'], 'PreTokenGenerationConfig'),
    ),
    ...ofType('AWS::Scheduler::Schedule').map(({ properties }) => field(properties['Target'], 'Arn')),
  ];
  expect(called.length).toBe(functions.length);
  const callsAlias = (target: unknown) => aliases.some(alias => JSON.stringify(target).includes(alias));
  expect(called.filter(target => !callsAlias(target))).toEqual([]);
  for (const { path, updateReplacePolicy } of ofType('AWS::Lambda::Version'))
    expect([path, updateReplacePolicy]).toEqual([path, 'Retain']);
});

test('new versions of functions that reach Stripe go live step by step, and back if the API fails', () => {
  const groups = ofType('AWS::CodeDeploy::DeploymentGroup');
  const names = groups.map(({ path }) => path.split('/')[2]);
  expect(names).toEqual(expect.arrayContaining(['payWithStripe', 'receiveStripeWebhook', 'subscribe']));
  for (const { path, properties } of groups) {
    expect([path, properties['DeploymentConfigName']]).toEqual([
      path,
      'CodeDeployDefault.LambdaCanary10Percent5Minutes',
    ]);
    expect([path, properties['AutoRollbackConfiguration']]).toMatchObject([
      path,
      { Enabled: true, Events: expect.arrayContaining(['DEPLOYMENT_STOP_ON_ALARM']) },
    ]);
    expect(asList(field(properties['AlarmConfiguration'], 'Alarms'))).toHaveLength(1);
  }
});
