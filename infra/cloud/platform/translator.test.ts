import { expect, test } from 'vitest';
import {
  asList,
  choices,
  type Deployment,
  field,
  otherChoices,
  synthesizeDeployment,
} from '#infra/cloud/testing/deployment.ts';

/** Endpoints whose policies allow an action. */
const allowedTo = ({ ofType }: Deployment, action: string) =>
  ofType('AWS::IAM::Policy')
    .filter(({ properties }) =>
      asList(field(properties['PolicyDocument'], 'Statement')).some(statement =>
        asList(field(statement, 'Action')).includes(action),
      ),
    )
    .map(({ path }) => path.split('/')[2]);

/** Functions with a value of a variable. */
const withVariable = ({ ofType }: Deployment, name: string, value: string) =>
  ofType('AWS::Lambda::Function')
    .filter(({ properties }) => field(field(properties['Environment'], 'Variables'), name) === value)
    .map(
      ({ path }) =>
        path
          .replace(/\/Handler\/.*$/, '')
          .split('/')
          .at(-1) ?? '',
    )
    .toSorted();

const knowing = ['PageRenderer', 'getAuthor', 'getMessage', 'getProject', 'translateText'];

test('only the function that translates can call Amazon Translate, and those whose answers offer it know of it', () => {
  const usual = synthesizeDeployment();
  expect(allowedTo(usual, 'translate:TranslateText')).toEqual(['translateText']);
  expect(withVariable(usual, 'TRANSLATOR', 'translate')).toEqual(knowing);
  expect(withVariable(usual, 'TRANSLATOR_DAILY_CHARACTERS', '500000')).toEqual(['translateText']);
});

test('without the setting nothing may call it, and functions know that there is none', () => {
  const without = synthesizeDeployment(otherChoices);
  expect(allowedTo(without, 'translate:TranslateText')).toEqual([]);
  expect(withVariable(without, 'TRANSLATOR', 'none')).toEqual(knowing);
});

test('a model translates in its place', () => {
  const byModel = synthesizeDeployment(choices.translatorByModel);
  expect(allowedTo(byModel, 'translate:TranslateText')).toEqual([]);
  expect(allowedTo(byModel, 'bedrock:InvokeModel')).toContain('translateText');
  expect(withVariable(byModel, 'TRANSLATOR', 'amazon.some-model-v1:0')).toEqual(knowing);
});

test('an inference profile needs its regions', () => {
  expect(() =>
    synthesizeDeployment({ translator: { service: 'bedrock', modelId: 'eu.anthropic.some-model-v1:0' } }),
  ).toThrow('name the regions that it routes to');
});
