import { SetAlarmStateCommand } from '@aws-sdk/client-cloudwatch';
import { ListSubscriptionsCommand } from '@aws-sdk/client-sns';
import { describe, expect, test } from 'vitest';
import { settings } from '#infra/cloud/testing/deployment.ts';
import { readOptions, usage } from './options.ts';
import { knownStacks } from './parts.ts';
import { fakeAccount, page, planned } from './testing/fakeAccount.ts';

const account = fakeAccount();
const { sns, cloudWatch, isDeployed, run, done, text } = account;

describe('npm run deploy', () => {
  test('builds, deploys each stack after those that it needs, tests the result and says what is left', async () => {
    expect(await run(['--yes', '--test-alarm'])).toBe(true);
    const [first, ...names] = done;
    expect(first).toBe('build https://cairn.example');
    expect(names.toSorted()).toEqual(planned.map(({ name }) => name).toSorted());
    const before = (one: string, other: string) =>
      names.indexOf(`production-${one}`) < names.indexOf(`production-${other}`);
    expect(before('data', 'api') && before('identity', 'api') && before('api', 'web')).toBe(true);
    expect(before('edge', 'web') && before('web', 'events') && before('operations', 'data')).toBe(true);

    for (const path of ['/api/health/check', '/api/admin/queues', '/en', '/en/signin', '/en/projects/0192'])
      expect(text()).toContain(`✓ ${path}`);
    expect(cloudWatch.commandCalls(SetAlarmStateCommand)).toHaveLength(1);
  });

  test('asks first, and does nothing without a yes', async () => {
    expect(await run([], { ask: async () => false })).toBe(false);
    expect(done).toEqual(['build https://cairn.example']);
  });

  test('names what has to be done by hand afterwards', async () => {
    for (const { name, template } of planned) isDeployed(name, template);
    sns.on(ListSubscriptionsCommand).resolves({
      Subscriptions: [{ Endpoint: settings.operatorEmail, SubscriptionArn: 'PendingConfirmation' }],
    });
    expect(await run(['--yes'])).toBe(true);
    expect(text()).toContain(`0 of ${planned.length} stacks differ`);
    expect(text()).toContain('! Alarms of eu-west-2 and us-east-1 reach nobody yet.');
    expect(text()).toContain('! Stripe’s keys are not stored');
    expect(text()).toContain('--secret-id arn:stripe');
    expect(text()).toContain('npm run administrator -- add');
  });

  test.each([
    ['the zone is not ours', { hostedZoneId: undefined, hostedZoneName: undefined }, true],
    ['the zone is that of another domain', { mailSender: 'hello@mail-of-cairn.example' }, true],
    ['the stack creates them', {}, false],
    [
      'another installation has the identity',
      { hostedZoneId: undefined, hostedZoneName: undefined, sharedMailIdentity: true },
      false,
    ],
  ])('names the records to which bounces return, unless they exist: %s', async (_, changed, isNamed) => {
    expect(await run(['--yes'], {}, changed)).toBe(true);
    expect(text().includes('MX 10 feedback-smtp.eu-west-2.amazonses.com')).toBe(isNamed);
    expect(text().includes('TXT "v=spf1 include:amazonses.com ~all"')).toBe(isNamed);
  });

  test('fails if the site does not answer as it should', async () => {
    const broken = async (address: string) => page('', address.endsWith('/en/signin') ? 503 : 200);
    expect(await run(['--yes'], { fetch: broken })).toBe(false);
    expect(text()).toContain('✗ /en/signin answers 503.');
  });

  test('fails if CloudFront does not find the API of the administration', async () => {
    const lost = async (address: string) =>
      page('{"message":"Not Found"}', address.includes('/api/admin/') ? 404 : 200);
    expect(await run(['--yes'], { fetch: lost })).toBe(false);
    expect(text()).toContain('✗ /api/admin/queues answers 404.');
  });

  test('stops at the first stack that fails', async () => {
    const deployStack = async (name: string) => {
      done.push(name);
      if (name === 'production-identity') throw new Error('cdk deploy ended with code 1.');
    };
    await expect(run(['--yes'], { deployStack })).rejects.toThrow('cdk deploy ended with code 1.');
    expect(done.at(-1)).toBe('production-identity');
    expect(done).not.toContain('production-api');
  });

  test('deploys another stage with its own settings', async () => {
    const stages = { staging: { domainName: 'staging.cairn.example' } };
    expect(await run(['--stage', 'staging', '--yes'], {}, { stages })).toBe(true);
    expect(done[0]).toBe('build https://staging.cairn.example');
  });
});

describe('npm run deploy -- --only', () => {
  test('deploys one part, and nothing else', async () => {
    for (const { name, template } of planned) isDeployed(name, template);
    expect(await run(['--only', 'web', '--yes'])).toBe(true);
    expect(done.slice(1)).toEqual(['production-web']);
    done.length = 0;
    expect(await run(['--only', 'api', '--yes'])).toBe(true);
    expect(done.slice(1)).toEqual(['production-api', 'production-jobs', 'production-events']);
  });

  test('refuses a part that needs what has not been deployed', async () => {
    expect(await run(['--only', 'web', '--yes'])).toBe(false);
    expect(text()).toContain('✗ production-web needs what has not been deployed yet:');
    expect(text()).toContain('Deploy without --only.');
  });
});

test('Every stack belongs to a part, and its minutes are known', () => {
  expect(planned.map(({ name }) => name.replace('production-', '')).toSorted()).toEqual(
    knownStacks.toSorted(),
  );
});

test.each([
  [['--stage', 'Two words'], 'is no name of a stage'],
  [['--only', 'everything'], 'There is no part "everything".'],
  [['--force'], usage],
])('The arguments %j are refused with a sentence', (args, words) => {
  expect(readOptions(args)).toContain(words);
});
