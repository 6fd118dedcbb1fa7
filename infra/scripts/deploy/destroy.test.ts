import { expect, test } from 'vitest';
import { destroy, reasonedTypes } from './destroy.ts';
import { fakeAccount, planned } from './testing/fakeAccount.ts';

const { isDeployed, context, tools, done, text } = fakeAccount();

test('npm run destroy says what stays and why, and deletes the rest, each stack before those that it needs', async () => {
  for (const { name, template } of planned) isDeployed(name, template);
  expect(await destroy('production', context, tools())).toBe(true);

  expect(text()).toMatch(/production-data: \w+ \(AWS::DynamoDB::Table\): everything that people and money/);
  expect(text()).toMatch(
    /production-identity: \w+ \(AWS::Cognito::UserPool\): the accounts and their passwords/,
  );
  expect(text()).toContain('termination protection of production-data and production-identity');
  const names = done.map(one => one.replace('destroy production-', ''));
  expect(names).not.toContain('data');
  expect(names).not.toContain('identity');
  expect(names).toHaveLength(planned.length - 2);
  expect(names.indexOf('web')).toBeLessThan(names.indexOf('api'));
  expect(names.indexOf('api')).toBeLessThan(names.indexOf('operations'));
});

test('npm run destroy does nothing unless the name of the stage is typed', async () => {
  for (const { name, template } of planned) isDeployed(name, template);
  expect(await destroy('production', context, tools({ askFor: async () => 'yes' }))).toBe(false);
  expect(await destroy('production', context, tools({ askFor: async () => undefined }))).toBe(false);
  expect(done).toEqual([]);
  expect(text()).toContain('Nothing has been changed.');
});

test('npm run destroy has nothing to do where nothing is deployed', async () => {
  expect(await destroy('production', context, tools())).toBe(true);
  expect(text()).toContain('Nothing of the stage production is deployed.');
});

test('Every type of resource that outlives its stack has a reason', () => {
  const kept = planned.flatMap(({ template }) =>
    Object.values(template['Resources'] as Record<string, { Type: string; DeletionPolicy?: string }>)
      .filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain')
      .map(({ Type }) => Type),
  );
  expect([...new Set(kept)].filter(type => !reasonedTypes.includes(type))).toEqual([]);
});
