import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { appWith } from './testing/synthesis.ts';

const context = {
  domainName: 'cairn.example',
  firewall: true,
  stages: { staging: { domainName: 'staging.cairn.example', firewall: false } },
};
const settingsOf = (stage: string, more = {}) => readSettings(appWith({ ...context, stage, ...more }).node);

test('a stage has its own settings before those of all', () => {
  expect(settingsOf('staging')).toMatchObject({ domainName: 'staging.cairn.example', firewall: false });
  expect(settingsOf('production')).toMatchObject({ domainName: 'cairn.example', firewall: true });
});

test('a setting of a stage that does not exist is refused by its name', () => {
  expect(() => settingsOf('staging', { stages: { staging: { domainname: 'x' } } })).toThrow(
    'There is no setting domainname (under stages).',
  );
});
