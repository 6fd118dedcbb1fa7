import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { field, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { eventTriggers, jobs, tokenTrigger } from '#infra/jobs.ts';
import { contracts } from '#shared/contracts/index.ts';
import { type Aws, deleteOldVersions, listFunctions } from './deployedFunctions.ts';

const { stacks } = synthesizeDeployment();

/** CloudFormation after a deployment: each stack by its name, a nested one by that of its template. */
const cloudFormation: Aws = async (...args) => {
  const stack = args[args.indexOf('--stack-name') + 1];
  const templates = stacks.flatMap(({ name, template, nested }) => [
    { name, template, nested },
    ...nested.map(one => ({ name: one.file, template: one, nested: [] })),
  ]);
  const found = templates.find(({ name }) => name === stack);
  if (!found?.template) throw new Error(`Stack with id ${stack} does not exist`);
  let nestedSoFar = 0;
  return {
    StackResourceSummaries: found.template.resources.map(({ id, type }) => ({
      LogicalResourceId: id,
      ResourceType: type,
      PhysicalResourceId:
        type === 'AWS::CloudFormation::Stack' ? found.nested[nestedSoFar++]?.file : `physical-${id}`,
    })),
  };
};

test('every function is found by its name in the sources, with its log', async () => {
  const found = await listFunctions(cloudFormation, 'production');
  const expected = [
    ...contracts.map(({ id }) => id),
    ...jobs.map(({ name }) => name),
    ...Object.values(eventTriggers).map(({ name }) => name),
    tokenTrigger.name,
    'PageRenderer',
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
function lambdaWith(versions: readonly string[], aliases: readonly unknown[]) {
  const deleted: string[] = [];
  const aws: Aws = async (_service, operation, ...args) => {
    if (operation === 'list-versions-by-function')
      return { Versions: ['$LATEST', ...versions].map(Version => ({ Version })) };
    if (operation === 'list-aliases') return { Aliases: aliases };
    deleted.push(args[args.indexOf('--qualifier') + 1] ?? '');
    return {};
  };
  return { aws, deleted };
}

test('old versions are deleted, but not the newest five, nor one that is called', async () => {
  const versions = ['1', '2', '3', '4', '7', '8', '9', '10', '11', '12'];
  const { aws, deleted } = lambdaWith(versions, [
    { FunctionVersion: '3', RoutingConfig: { AdditionalVersionWeights: { '2': 0.1 } } },
  ]);
  expect(await deleteOldVersions(aws, 'f')).toEqual(['7', '4', '1']);
  expect(deleted).toEqual(['7', '4', '1']);
});

test('a function with few versions keeps them', async () => {
  const { aws, deleted } = lambdaWith(['1', '2', '3', '4', '5'], [{ FunctionVersion: '5' }]);
  expect(await deleteOldVersions(aws, 'f')).toEqual([]);
  expect(deleted).toEqual([]);
});

/** A folder with an AWS CLI that knows one stack with one function. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aws-'));
  const answer = JSON.stringify({
    StackResourceSummaries: [
      {
        LogicalResourceId: 'signInHandlerFunction0A1B2C3D',
        PhysicalResourceId: 'rehearsal-api-signIn-XYZ',
        ResourceType: 'AWS::Lambda::Function',
      },
    ],
  });
  const empty = '{"StackResourceSummaries":[]}';
  writeFileSync(
    join(folder, 'aws'),
    `#!/bin/sh\ncase "$*" in *rehearsal-api*) echo '${answer}';; *) echo '${empty}';; esac\n`,
  );
  chmodSync(join(folder, 'aws'), 0o755);
});

const run = async (...args: string[]) =>
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'functions.ts'), ...args], {
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` },
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
