import { expect, test } from 'vitest';
import { auth } from '#shared/contracts/auth.ts';
import { check } from '#shared/contracts/validation.ts';
import { decodeProblem, standardSchemaOf, withoutEmpty } from './fieldProblem.ts';

const problemsOf = async (schema: ReturnType<typeof standardSchemaOf>, values: unknown) => {
  const { issues = [] } = await schema['~standard'].validate(values);
  return issues.map(({ path, message }) => ({ path, ...decodeProblem(message) }));
};

test('A problem keeps its field, the key of its message and the parameters', async () => {
  const schema = standardSchemaOf((values: object) =>
    check(auth.changePassword.spec.body, withoutEmpty(values)),
  );
  expect(await problemsOf(schema, { currentPassword: '', password: 'short' })).toEqual([
    { path: ['currentPassword'], i18nID: 'validation.required', params: {} },
    { path: ['password'], i18nID: expect.stringContaining('min_length'), params: { min: 8 } },
  ]);
});

test('A problem inside an object is assigned to its field, one inside a list to the item', async () => {
  const problem = { i18nID: 'validation.invalid', params: {} };
  const schema = standardSchemaOf(() => ({
    fields: [
      { path: 'avatar.choices.hair', ...problem },
      { path: 'roles.1.PersonType', ...problem },
    ],
  }));
  const problems = await problemsOf(schema, { avatar: { choices: {} }, roles: [{}, {}] });
  expect(problems.map(({ path }) => path)).toEqual([['avatar'], ['roles', '1', 'PersonType']]);
});

test('Valid values are returned as the schema parses them', async () => {
  const schema = standardSchemaOf((values: object) => check(auth.requestConfirmation.spec.body, values));
  expect(await schema['~standard'].validate({ email: 'Ines@Example.org' })).toEqual({
    value: { email: 'ines@example.org' },
  });
});
