import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { CloudFormationClient, ListStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import {
  type AliasConfiguration,
  DeleteFunctionCommand,
  LambdaClient,
  ListAliasesCommand,
  ListVersionsByFunctionCommand,
} from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { field, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { eventTriggers, jobs, tokenTrigger } from '#infra/jobs.ts';
import { contracts } from '#shared/contracts/index.ts';
import { deleteOldVersions, listFunctions } from './deployedFunctions.ts';

const here = { region: 'eu-west-2' };
const { stacks } = synthesizeDeployment();

const cloudFormation = mockClient(CloudFormationClient);
const lambda = mockClient(LambdaClient);
afterEach(() => {
  cloudFormation.reset();
  lambda.reset();
});

/** CloudFormation after a deployment: each stack by its name, a nested one by that of its template, in pages of 100. */
function deployed(): void {
  const templates = stacks.flatMap(({ name, template, nested }) => [
    { name, template, nested },
    ...nested.map(one => ({ name: one.file, template: one, nested: [] })),
  ]);
  for (const { name, template, nested } of templates) {
    let nestedSoFar = 0;
    const all = (template?.resources ?? []).map(({ id, type }) => ({
      LogicalResourceId: id,
      ResourceType: type,
      PhysicalResourceId:
        type === 'AWS::CloudFormation::Stack' ? nested[nestedSoFar++]?.file : `physical-${id}`,
      LastUpdatedTimestamp: undefined,
      ResourceStatus: undefined,
    }));
    cloudFormation.on(ListStackResourcesCommand, { StackName: name }).callsFake(({ NextToken }) => {
      const from = Number(NextToken ?? 0);
      const isLast = from + 100 >= all.length;
      return {
        StackResourceSummaries: all.slice(from, from + 100),
        ...(!isLast && { NextToken: String(from + 100) }),
      };
    });
  }
}

test('every function is found by its name in the sources, with its log', async () => {
  deployed();
  const found = await listFunctions(new CloudFormationClient(here), 'production');
  const expected = [
    ...contracts.map(({ id }) => id),
    ...jobs.map(({ name }) => name),
    ...Object.values(eventTriggers).map(({ name }) => name),
    tokenTrigger.name,
    'PageRenderer',
    'CdnGuard',
  ];
  expect(found.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
  const one = found.find(({ name }) => name === 'acceptRequest');
  expect(one?.functionName).toMatch(/^physical-acceptRequestHandlerFunction/);
  expect(one?.log).toMatch(/^physical-acceptRequestHandlerLog/);
  expect(found.filter(({ log }) => log === undefined)).toEqual([]);
});

test('no function has a name of its own: another one could not take its place, nor a second stage be beside it', () => {
  const named = synthesizeDeployment()
    .ofType('AWS::Lambda::Function')
    .filter(({ properties }) => field(properties, 'FunctionName') !== undefined);
  expect(named).toEqual([]);
});

/** Lambda with these versions, of which aliases point to some. */
function versionsAre(versions: readonly string[], Aliases: readonly AliasConfiguration[]): void {
  lambda
    .on(ListVersionsByFunctionCommand)
    .resolves({ Versions: ['$LATEST', ...versions].map(Version => ({ Version })) });
  lambda.on(ListAliasesCommand).resolves({ Aliases: [...Aliases] });
  lambda.on(DeleteFunctionCommand).resolves({});
}

const deletedVersions = () =>
  lambda.commandCalls(DeleteFunctionCommand).map(({ args: [{ input }] }) => input.Qualifier);

test('old versions are deleted, but not the newest five, nor one that is called', async () => {
  versionsAre(
    ['1', '2', '3', '4', '7', '8', '9', '10', '11', '12'],
    [{ FunctionVersion: '3', RoutingConfig: { AdditionalVersionWeights: { '2': 0.1 } } }],
  );
  expect(await deleteOldVersions(new LambdaClient(here), 'f')).toEqual(['7', '4', '1']);
  expect(deletedVersions()).toEqual(['7', '4', '1']);
});

test('a function with few versions keeps them', async () => {
  versionsAre(['1', '2', '3', '4', '5'], [{ FunctionVersion: '5' }]);
  expect(await deleteOldVersions(new LambdaClient(here), 'f')).toEqual([]);
  expect(deletedVersions()).toEqual([]);
});

/** CloudFormation that knows one stack with one function; the others are empty. */
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then(asked => {
      const has = new URLSearchParams(asked).get('StackName') === 'rehearsal-api';
      const member =
        '<member><LogicalResourceId>signInHandlerFunction0A1B2C3D</LogicalResourceId><PhysicalResourceId>rehearsal-api-signIn-XYZ</PhysicalResourceId><ResourceType>AWS::Lambda::Function</ResourceType></member>';
      response.setHeader('content-type', 'text/xml');
      response.end(
        `<ListStackResourcesResponse><ListStackResourcesResult><StackResourceSummaries>${has ? member : ''}</StackResourceSummaries></ListStackResourcesResult></ListStackResourcesResponse>`,
      );
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

const run = async (...args: string[]) =>
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'functions.ts'), ...args], {
    env: {
      ...process.env,
      AWS_ENDPOINT_URL_CLOUDFORMATION: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    },
  });

test('the command prints the name of a function in the console', async () => {
  const { stdout } = await run('signIn', '--stage', 'rehearsal');
  expect(stdout).toBe('signIn\trehearsal-api-signIn-XYZ\t\n');
});

test('the command says that there is no such function', async () => {
  await expect(run('fly', '--stage', 'rehearsal')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('rehearsal has no function fly.'),
  });
});
