import { ACMClient } from '@aws-sdk/client-acm';
import {
  CloudFormationClient,
  DescribeStacksCommand,
  GetTemplateCommand,
} from '@aws-sdk/client-cloudformation';
import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetHostedZoneCommand, Route53Client } from '@aws-sdk/client-route-53';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { ListSubscriptionsCommand, SNSClient } from '@aws-sdk/client-sns';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { settings, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { stacksOf } from '#infra/scripts/deploy/assembly.ts';
import { deploy } from '#infra/scripts/deploy/deploy.ts';
import { type DeployOptions, readOptions } from '#infra/scripts/deploy/options.ts';
import { readContext } from '#infra/scripts/deploy/settings.ts';
import type { Tools } from '#infra/scripts/deploy/tools.ts';

const { app } = synthesizeDeployment();
const folder = app.synth().directory;
/** The stacks of a complete deployment. */
export const planned = stacksOf(folder);

/** CloudFormation's error for a stack that does not exist. */
export const unknownStack = () =>
  Object.assign(new Error('Stack with id x does not exist'), { name: 'ValidationError' });

export const page = (body: string, status = 200) => new Response(body, { status });
const answers: Record<string, () => Response> = {
  '/api/health/check': () => page('{"data":{"status":"ok"}}'),
  '/api/admin/queues': () => page('{"message":"Unauthorized"}', 401),
  '/en': () => page('<h1>Cairn</h1>'),
  '/en/signin': () => page('<main>'),
  '/api/projects?limit=1': () => page('{"data":{"items":[{"ProjectID":"0192","shortName":"Tidewatch"}]}}'),
  '/en/projects/0192': () => page('<h1>Tidewatch</h1>'),
};

const options = (...args: string[]): DeployOptions => {
  const read = readOptions(args);
  if (typeof read === 'string') throw new Error(read);
  return read;
};

/**
 * A new AWS account as the guide prepares it, mocked at the SDK, for the tests of one file, and tools that only record their
 * calls.
 */
export function fakeAccount() {
  const sts = mockClient(STSClient);
  const cloudFormation = mockClient(CloudFormationClient);
  const lambda = mockClient(LambdaClient);
  const cloudFront = mockClient(CloudFrontClient);
  const ses = mockClient(SESv2Client);
  const route53 = mockClient(Route53Client);
  const acm = mockClient(ACMClient);
  const sns = mockClient(SNSClient);
  const secrets = mockClient(SecretsManagerClient);
  const cloudWatch = mockClient(CloudWatchClient);
  const clients = [sts, cloudFormation, lambda, cloudFront, ses, route53, acm, sns, secrets, cloudWatch];
  const said: string[] = [];
  /** Builds, deployments and deletions, in order. */
  const done: string[] = [];

  /** A stack of the account, with its template. */
  function isDeployed(name: string, template: unknown, status = 'UPDATE_COMPLETE'): void {
    cloudFormation.on(DescribeStacksCommand, { StackName: name }).resolves({
      Stacks: [
        {
          StackName: name,
          StackStatus: status as never,
          CreationTime: new Date(0),
          Outputs: [{ OutputKey: 'StripeSecretArn', OutputValue: 'arn:stripe' }],
        },
      ],
    });
    cloudFormation
      .on(GetTemplateCommand, { StackName: name })
      .resolves({ TemplateBody: JSON.stringify(template) });
  }

  // prepared as the guide says
  beforeEach(() => {
    for (const client of clients) client.reset();
    sts.on(GetCallerIdentityCommand).resolves({ Account: '123456789012' });
    cloudFormation.on(DescribeStacksCommand).rejects(unknownStack());
    isDeployed('CDKToolkit', {});
    lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 1000 } });
    cloudFront
      .on(ListDistributionsCommand)
      .resolves({ DistributionList: { Quantity: 1, Marker: '', MaxItems: 1, IsTruncated: false } });
    ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: true, SendingEnabled: true });
    ses.on(GetEmailIdentityCommand).rejects(new NotFoundException({ message: 'no', $metadata: {} }));
    route53.on(GetHostedZoneCommand).resolves({
      HostedZone: { Id: 'Z0123456789', Name: 'cairn.example.', CallerReference: 'x' },
    });
    sns.on(ListSubscriptionsCommand).resolves({ Subscriptions: [] });
    secrets.on(GetSecretValueCommand).resolves({ SecretString: '{"secretKey":"fill in"}' });
    cloudWatch
      .on(DescribeAlarmsCommand)
      .resolves({ MetricAlarms: [{ AlarmName: 'production-jobs-payoutsLate' }] });
  });
  afterAll(() => {
    for (const client of clients) client.restore();
  });
  afterEach(() => {
    said.length = 0;
    done.length = 0;
  });

  const tools = (more: Partial<Tools> = {}): Tools => ({
    say: line => said.push(...line.split('\n')),
    ask: async () => true,
    askFor: async () => 'production',
    seconds: () => 0,
    staleBuilds: () => ['the site'],
    build: async address => void done.push(`build ${address}`),
    synthesize: async () => folder,
    deployStack: async name => {
      done.push(name);
      isDeployed(name, planned.find(stack => stack.name === name)?.template);
    },
    destroyStack: async name => void done.push(`destroy ${name}`),
    stripeProblems: async () => [],
    fetch: async address => {
      const { pathname, search } = new URL(address);
      return (answers[pathname + search] ?? (() => page('', 404)))();
    },
    ...more,
  });

  const context = { ...readContext(), ...settings };
  const run = (args: string[], more: Partial<Tools> = {}, changes = {}) =>
    deploy(options(...args), { ...context, ...changes }, tools(more));

  return {
    sts,
    cloudFormation,
    lambda,
    cloudFront,
    ses,
    route53,
    acm,
    sns,
    secrets,
    cloudWatch,
    isDeployed,
    context,
    tools,
    run,
    /** Builds, deployments and deletions, in order. */
    done,
    /** Everything printed so far. */
    text: () => said.join('\n'),
    forget: () => void said.splice(0),
  };
}
