import { describe, expect, test } from 'vitest';
import type { Resource } from '#infra/cloud/synthesizedTemplates.ts';
import { asList, field, otherChoices, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { apis } from './apis.ts';

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
    CdnGuard: 5,
    PageRenderer: 50,
    receiveStripeWebhook: 20,
    payouts: 2,
    reconciliation: 2,
    processStream: 20,
    sendPayouts: 10,
    withholdSelfService: 20,
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
    ...ofType('AWS::ApiGatewayV2::Authorizer').flatMap(({ properties }) => properties['AuthorizerUri'] ?? []),
    ...ofType('AWS::Cognito::UserPool').map(({ properties }) =>
      field(properties['LambdaConfig'], 'PreTokenGenerationConfig'),
    ),
    ...ofType('AWS::Events::Rule')
      .flatMap(({ properties }) => asList(properties['Targets']))
      .map(target => field(target, 'Arn'))
      .filter(arn => !JSON.stringify(arn).includes('Queue')),
    ...ofType('AWS::Scheduler::Schedule').map(({ properties }) => field(properties['Target'], 'Arn')),
  ];
  // Each by one thing, but for the guard, which every API asks.
  expect(called.length).toBe(functions.length + apis.length - 1);
  const callsAlias = (target: unknown) => aliases.some(alias => JSON.stringify(target).includes(alias));
  expect(called.filter(target => !callsAlias(target))).toEqual([]);
  for (const { path, updateReplacePolicy } of ofType('AWS::Lambda::Version'))
    expect([path, updateReplacePolicy]).toEqual([path, 'Retain']);
});

describe('new versions of what people pay with', () => {
  const groups = chosen.ofType('AWS::CodeDeploy::DeploymentGroup');
  const alarmsOf = ({ properties }: Resource) =>
    asList(field(properties['AlarmConfiguration'], 'Alarms')).map(alarm =>
      chosen.ofType('AWS::CloudWatch::Alarm').find(({ id }) => id === field(field(alarm, 'Name'), 'Ref')),
    );

  test('all go live at once, unless a setting has them go step by step', () => {
    expect(ofType('AWS::CodeDeploy::DeploymentGroup')).toEqual([]);
    expect(ofType('AWS::CodeDeploy::Application')).toEqual([]);
    expect(groups.map(({ path }) => path.split('/')[2])).toEqual([
      'payWithStripe',
      'receiveStripeWebhook',
      'subscribe',
    ]);
    for (const { properties } of groups)
      expect(properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(['DEPLOYMENT_STOP_ON_ALARM']),
        },
      });
  });

  test('go back when they fail themselves: errors of the version before do not stop its successor', () => {
    const watching = groups.flatMap(alarmsOf);
    expect(new Set(watching).size).toBe(groups.length);
    for (const alarm of watching) {
      const place = alarm?.path.split('/').slice(0, 4).join('/') ?? '';
      const version = chosen
        .ofType('AWS::Lambda::Version')
        .find(({ path }) => path.startsWith(`${place}/Function/`));
      const dimensions = asList(alarm?.properties['Metrics'])
        .map(metric => field(field(field(metric, 'MetricStat'), 'Metric'), 'Dimensions'))
        .filter(value => value !== undefined)
        .map(value => new Map(asList(value).map(one => [field(one, 'Name'), field(one, 'Value')])));
      expect(dimensions.map(one => one.get('ExecutedVersion') ?? one.get('version'))).toEqual([
        { 'Fn::GetAtt': [version?.id, 'Version'] },
        { 'Fn::GetAtt': [version?.id, 'Version'] },
        { 'Fn::GetAtt': [version?.id, 'Version'] },
      ]);
      // An alarm of another name takes its place with each version: it does not begin in the state of the one before.
      expect(JSON.stringify(alarm?.properties['AlarmName'])).toContain(version?.id);
    }
  });

  test('are counted by the version that the lines of their errors name', () => {
    const filters = chosen
      .ofType('AWS::Logs::MetricFilter')
      .filter(({ path }) => path.includes('/ErrorsByVersion/'));
    expect(filters.length).toBe(groups.length);
    for (const { properties } of filters)
      expect(properties).toMatchObject({
        FilterPattern: '{ $.level = "error" }',
        MetricTransformations: [{ Dimensions: [{ Key: 'version', Value: '$.version' }] }],
      });
  });
});
