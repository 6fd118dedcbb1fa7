import { expect, test } from 'vitest';
import { vat, vatExampleFor, vatNumberExamples, vatNumberPattern, vatOn } from './vat.ts';

const registered = { ...vat, registered: true };

test('the fee includes the VAT of the payee’s country, rounded half up', () => {
  expect(vatOn(12_00, { country: 'GB' }, registered)).toEqual({
    treatment: 'charged',
    permille: 200,
    net: 10_00,
    vat: 2_00,
  });
  expect(vatOn(12_10, { country: 'ES' }, registered)).toMatchObject({ permille: 210, net: 10_00, vat: 2_10 });
  expect(vatOn(3, { country: 'FR' }, registered)).toMatchObject({ net: 2, vat: 1 });
  expect(vatOn(2, {}, registered)).toMatchObject({ net: 2, vat: 0 });
  for (let gross = 0; gross < 2_000; gross++) {
    const { net, vat: part } = vatOn(gross, { country: 'ES' }, registered);
    expect(net + part).toBe(gross);
    expect(Math.abs(part - (gross * 21) / 121)).toBeLessThanOrEqual(0.5);
  }
});

test('businesses abroad owe it themselves, and those of the operator’s country do not', () => {
  const vatNumber = 'FR12345678901';
  expect(vatOn(10_00, { country: 'FR', vatNumber }, registered)).toEqual({
    treatment: 'reverseCharge',
    permille: 0,
    net: 10_00,
    vat: 0,
  });
  expect(vatOn(12_00, { country: 'GB', vatNumber: 'GB123456789' }, registered)).toMatchObject({ vat: 2_00 });
});

test('there is none outside its scope, nor while the operator is not registered', () => {
  expect(vatOn(10_00, { country: 'US' }, registered)).toMatchObject({ treatment: 'outsideScope', vat: 0 });
  expect(vatOn(10_00, { country: 'GB' })).toMatchObject({ treatment: 'unregistered', net: 10_00, vat: 0 });
});

test('every country has an example, which looks like a number of it', () => {
  for (const [country, example] of Object.entries(vatNumberExamples)) {
    expect([example, vatNumberPattern.test(example)]).toEqual([example, true]);
    expect([country, vatExampleFor(`${country.toLowerCase()}1`)]).toEqual([country, example]);
  }
  expect(vatExampleFor('ZZ99')).toBeUndefined();
  expect(vatExampleFor('none')).toBeUndefined(); // not a number of Norway
});

test.each([
  'FR12345678901',
  'FRK7399859412',
  'ESX1234567Z',
  'ES12345678Z',
  'GB123456789',
  'DE123456789',
  'NL123456789B01',
  'CHE123456789MWST',
])('%s looks like a VAT number of its country', number => {
  expect(vatNumberPattern.test(number)).toBe(true);
});

test.each([
  'ZZ99',
  'ZZ123456789',
  'FR12',
  'GB12345678',
  'DE12345678A',
  'ES123456789',
  'US123456789',
  'fr12345678901',
  'FR 12345678901',
])('%s is no VAT number', number => {
  expect(vatNumberPattern.test(number)).toBe(false);
});
