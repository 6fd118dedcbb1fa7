import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endpoints } from './permissions.ts';
import { overQuotas } from './quotas.ts';
import { settingNames } from './settings.ts';
import {
  choices,
  type Deployment,
  field,
  otherChoices,
  synthesize,
  synthesizeDeployment,
} from './testing/deployment.ts';
import { refusedBy, replacedBy } from './testing/nextDeployment.ts';

const usual = synthesizeDeployment();

/**
 * All settings but the number of the secret, in four groups instead of one by one, because each synthesis takes seconds: resources
 * that one of them removes or replaces are found in a group too. Neighbours are in different groups, because two of them may
 * choose the same setting.
 */
const groups = [0, 1, 2, 3].map(group =>
  Object.entries(choices)
    .filter(([name]) => name !== 'originSecretVersion')
    .filter((_, index) => index % 4 === group),
);

test.each(groups.map(group => [group.map(([name]) => name).join(', '), group] as const))(
  '%s can be changed and changed back: nothing in use is taken away or replaced, and there is room',
  (_, group) => {
    const changes = group.map(([, change]) => change);
    expect(new Set(changes.flatMap(Object.keys)).size).toBe(changes.flatMap(Object.keys).length);
    const otherwise = synthesizeDeployment(Object.assign({}, ...changes) as Record<string, unknown>);
    expect(overQuotas(otherwise.templates)).toEqual([]);
    expect(refusedBy(usual, otherwise)).toEqual([]);
    expect(replacedBy(usual, otherwise)).toEqual([]);
    expect(refusedBy(otherwise, usual)).toEqual([]);
    expect(replacedBy(otherwise, usual)).toEqual([]);
  },
);

test('no template, and no resource in it, uses more than four fifths of what AWS allows', () => {
  expect(usual.templates.length).toBeGreaterThan(20);
  expect(overQuotas(usual.templates)).toEqual([]);
  expect(overQuotas(synthesizeDeployment(otherChoices).templates)).toEqual([]);
  const [first] = usual.templates;
  const text = '{{resolve:ssm:name}}'.repeat(49);
  expect(first && overQuotas([{ ...first, text }])).toEqual([
    expect.stringContaining('dynamicReferences 49 of 60'),
  ]);
  expect(first && overQuotas([{ ...first, text }], 1)).toEqual([]);
});

/** Settings that are a value in a template, or of which the deployment is another one. */
const notChoices = [
  'stage',
  'region',
  'domainName',
  'hostedZoneName',
  'mailSender',
  'operatorEmail',
  'monthlyBudget',
  'generatorRequestsPerDay',
  'translatorCharactersPerDay',
  'sharedMailIdentity',
];

test('every setting is chosen otherwise in this test, or is no choice', () => {
  expect([...Object.values(choices).flatMap(Object.keys), ...notChoices]).toEqual(
    expect.arrayContaining([...settingNames]),
  );
});

test('the origin secret can be replaced again and again', () => {
  const versions = [1, 2, 3, 4].map(originSecretVersion => synthesizeDeployment({ originSecretVersion }));
  for (const [at, after] of versions.entries()) {
    const before = versions[at - 1];
    if (!before) continue;
    expect([at + 1, refusedBy(before, after)]).toEqual([at + 1, []]);
    expect([at + 1, replacedBy(before, after)]).toEqual([at + 1, []]);
    expect([at + 1, overQuotas(after.templates)]).toEqual([at + 1, []]);
  }
  const secretsOf = ({ ofType }: Deployment) =>
    ofType('AWS::SecretsManager::Secret').filter(({ path }) => path.includes('/OriginSecret')).length;
  expect(versions.map(secretsOf)).toEqual([1, 2, 3, 3]);
});

test('an export that disappears while it is imported is found', () => {
  const without = { stacks: usual.stacks.map(stack => ({ ...stack, template: undefined })) };
  expect(refusedBy(usual, without).length).toBeGreaterThan(20);
  expect(replacedBy(usual, { resources: [] }).length).toBeGreaterThan(10);
});

describe('after an endpoint was removed and another one renamed', () => {
  const renamed = endpoints.map(endpoint =>
    endpoint.contract.id === 'signIn'
      ? { ...endpoint, contract: { ...endpoint.contract, id: 'openSession' } }
      : endpoint,
  );
  const after = synthesize(
    {},
    renamed.filter(({ contract }) => contract.id !== 'addLog'),
  );

  test('nothing of a stage names a route', () => {
    for (const { properties } of after.ofType('AWS::ApiGatewayV2::Stage')) {
      expect(JSON.stringify(properties)).not.toContain('/auth/signin');
      expect(properties['RouteSettings']).toBeUndefined();
    }
  });

  test('the renamed one takes over its route, which could not be created beside the former one', () => {
    const routes = ({ ofType, templates }: Deployment) =>
      new Map(
        ofType('AWS::ApiGatewayV2::Route').map(({ id, properties }) => [
          String(properties['RouteKey']),
          `${templates.find(({ resources }) => resources.some(one => one.id === id))?.file} ${id}`,
        ]),
      );
    const [former, now] = [routes(usual), routes(after)];
    expect(now.get('POST /auth/signin')).toBe(former.get('POST /auth/signin'));
    expect([...former.keys()].filter(key => !now.has(key))).toEqual(['POST /log/add']);
    for (const [key, place] of now) expect([key, former.get(key)]).toEqual([key, place]);
  });
});

test('without the web ACL the distribution lets go of it first, and an empty stack is deleted after that', () => {
  const { stacks } = synthesizeDeployment(choices.firewall);
  const guard = stacks.find(({ name }) => name === 'production-firewall');
  expect(guard?.template?.resources).toEqual([]);
  expect(guard?.dependsOn).toContain('production-web');
  // `cdk deploy` deletes a stack without resources, as long as its code contains this message.
  const cli = readFileSync(join(import.meta.dirname, '../../node_modules/aws-cdk/lib/index.js'), 'utf8');
  expect(cli).toContain('stack has no resources, deleting existing stack');

  const withOne = usual.stacks.find(({ name }) => name === 'production-firewall');
  expect(withOne?.template?.resources.map(({ type }) => type)).toContain('AWS::WAFv2::WebACL');
  const web = usual.stacks.find(({ name }) => name === 'production-web');
  expect(web?.dependsOn).toContain('production-firewall');
  const [distribution] = usual.ofType('AWS::CloudFront::Distribution');
  expect(field(distribution?.properties['DistributionConfig'], 'WebACLId')).toBeDefined();
});
