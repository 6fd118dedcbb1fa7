import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jobFile, operationFile } from '#functions/operations.ts';
import { stackOf } from '#infra/cloud/domains/domainStack.ts';
import { asList, field, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { neededBy, variablesOf } from '#infra/cloud/testing/imports.ts';
import { eventTriggers, jobs } from '#infra/jobs.ts';
import { contracts } from '#shared/contracts/index.ts';
import { endpointPermissions, permittedJobs } from './permissions.ts';

const { ofType } = synthesizeDeployment();

/** Cognito operations called by each method of the user pool's client. */
const callsOf: Record<string, readonly string[]> = {
  setPassword: ['AdminCreateUser', 'AdminSetUserPassword'],
  confirmEmail: ['AdminUpdateUserAttributes'],
  changeEmail: ['AdminUpdateUserAttributes'],
  remove: ['AdminDeleteUser'],
  signIn: ['AdminInitiateAuth', 'AdminRespondToAuthChallenge'],
  startSession: ['AdminInitiateAuth'],
  setTwoFactor: ['AdminSetUserMFAPreference'],
  isAdministrator: ['AdminListGroupsForUser'],
  signOutEverywhere: ['AdminUserGlobalSignOut'],
  refresh: [],
  revoke: [],
};

/** The opposite, that an endpoint may call all that it does call, is checked by `withinPermissions` whenever a test calls it. */
test('no endpoint may call an operation of the user pool that its own code does not call', () => {
  for (const contract of contracts.filter(({ domain }) => domain === 'auth' || domain === 'admin')) {
    const files = [...neededBy(operationFile(contract))];
    const code = files
      .filter(file => /^functions\/(auth|admin)\//.test(file))
      .map(file => readFileSync(join(import.meta.dirname, '../..', file), 'utf8'))
      .join('');
    const called = [...code.matchAll(/\b(?:identity|authenticator)\s*\.(\w+)\(/g)].flatMap(
      ([, name = '']) => callsOf[name] ?? name,
    );
    const { identity = [] } = endpointPermissions(contract);
    expect([contract.id, identity.filter(one => !called.includes(one))]).toEqual([contract.id, []]);
  }
});

test('few GET endpoints write, and secrets go only to those who use them', () => {
  const writing = contracts.filter(
    contract => contract.method === 'GET' && endpointPermissions(contract).table === 'write',
  );
  expect(writing.length).toBeLessThan(8);

  const withVariable = (name: string) =>
    ofType('AWS::Lambda::Function')
      .filter(({ properties }) => field(field(properties['Environment'], 'Variables'), name) !== undefined)
      .map(({ path }) => path.replace(/(\/Handler)?\/Function\/Resource$/, ''));
  const endpoints = contracts.map(contract => `production-api/${stackOf(contract)}/${contract.id}`);
  expect(withVariable('CDN_ORIGIN').toSorted()).toEqual(
    [...endpoints, 'production-web/PageRenderer'].toSorted(),
  );

  // A principal that may read the configuration of a function reads its secrets.
  const reading = (name: string) =>
    [
      ...contracts.map(contract => [
        `production-api/${stackOf(contract)}/${contract.id}`,
        operationFile(contract),
      ]),
      ...jobs.map(({ name }) => [`production-jobs/${name}`, jobFile(name)]),
      ...Object.values(eventTriggers).map(trigger => [
        `production-events/${trigger.name}`,
        jobFile(trigger.name),
      ]),
    ]
      .filter(([, file = '']) => variablesOf(file).includes(name))
      .map(([path]) => path);
  for (const name of ['STATE_SECRET', 'UNSUBSCRIBE_SECRET'])
    expect(withVariable(name).toSorted()).toEqual(reading(name).toSorted());
});

test('the permissions of jobs name only existing ones', () => {
  const working = [...jobs, ...Object.values(eventTriggers)].map(({ name }) => name);
  expect(permittedJobs.toSorted()).toEqual(working.toSorted());
});

/** That they need no others is checked by `withinPermissions` whenever a test calls them. */
test('functions that write to a few partitions may write to no others', () => {
  const writes = (id: string) =>
    [...ofType('AWS::IAM::Policy'), ...ofType('AWS::IAM::Role')]
      .filter(({ path }) => path.includes(`/${id}/`))
      .flatMap(({ properties }) => [
        properties['PolicyDocument'],
        ...asList(properties['Policies']).map(policy => field(policy, 'PolicyDocument')),
      ])
      .flatMap(document => asList(field(document, 'Statement')))
      .filter(
        statement =>
          field(statement, 'Effect') === 'Allow' &&
          asList(field(statement, 'Action')).includes('dynamodb:PutItem'),
      )
      .map(statement =>
        field(field(field(statement, 'Condition'), 'ForAllValues:StringLike'), 'dynamodb:LeadingKeys'),
      );

  const restricted = contracts.flatMap(contract => {
    const { partitions } = endpointPermissions(contract);
    return partitions ? [[contract.id, partitions] as const] : [];
  });
  expect(restricted.map(([id]) => id)).toEqual(
    expect.arrayContaining([
      'addLog',
      'recordVisit',
      'requestConfirmation',
      'requestPasswordReset',
      'unsubscribe',
    ]),
  );
  for (const [id, partitions] of restricted)
    expect([id, writes(id).map(keys => asList(keys))]).toEqual([id, [partitions]]);
});
