import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
  file => !/\.test\.tsx?$/.test(file) && !file.startsWith('testing/'),
);

/** Ways to convert a text to a number. Only `i18n/typedNumber.ts` may read a number that a person has typed. */
const CONVERSION =
  /\bNumber\(|\bparseInt\b|\bparseFloat\b|\bvalueAsNumber\b|\bz\.coerce\.(?:number|bigint)|\bBigInt\(|type=["']number["']|type: ["']number["']/g;

/** Files that convert other values, with the number of conversions and their subject. A field for typed numbers is no reason. */
const OTHER_CONVERSIONS: Record<string, [count: number, what: string]> = {
  'i18n/typedNumber.ts': [3, 'the parser'],
  'i18n/i18n.ts': [1, 'character references'],
  'start.ts': [1, 'places in a pattern'],
  'shell/InteractiveDialog.tsx': [1, 'a key'],
  'ui/fields/RangeField.tsx': [1, 'the position of a slider'],
  'domain/money/pay/PayProblemAlert.tsx': [2, 'values of a refusal'],
  'domain/finding/FindingPages.tsx': [1, 'a choice'],
  'domain/finding/listQuery.ts': [1, 'an address'],
  'domain/finding/useFilterLabel.ts': [1, 'a filter'],
  'domain/person/useAvailability.ts': [2, 'a value of the server'],
  'domain/project/translation/usePieceLabel.ts': [2, 'places in keys'],
  'domain/role/openRole.ts': [1, 'a value of the server'],
  'domain/statistics/RangeLinks.tsx': [1, 'a choice'],
  'pages/account/avatar/AvatarEditor.tsx': [2, 'choices'],
  'pages/account/suggestUsername.ts': [1, 'the end of a name'],
  'pages/admin/finance/Payees.tsx': [3, 'years'],
  'domain/notification/NotificationRow.tsx': [2, 'values of the server'],
  'pages/owner/analytics/Analytics.tsx': [1, 'a choice'],
  'pages/payment/paymentQuery.ts': [1, 'an address'],
  'pages/project/Roles.tsx': [2, 'booleans'],
  'pages/project/useLike.ts': [2, 'booleans'],
  'pages/tasks/data/card.ts': [1, 'a comparison'],
  'pages/tasks/data/filter.ts': [3, 'a choice and booleans'],
  'pages/tasks/edit/values.ts': [1, 'a choice'],
};

test('typed text becomes a number only in the parser of typed numbers', () => {
  const found = Object.fromEntries(
    files.flatMap(file => {
      const count = read(file).match(CONVERSION)?.length ?? 0;
      return count > 0 ? [[file, count]] : [];
    }),
  );
  const allowed = Object.entries(OTHER_CONVERSIONS).map(([file, [count]]) => [file, count]);
  expect(found).toEqual(Object.fromEntries(allowed));
});

/** Removal of separators in front of a conversion; a VAT number keeps its letters. */
const REMOVAL = /replace(?:All)?\(\/\[[^\]]*[.,][^\]]*\]\/[a-z]*, ''\)/;

test('no other file removes the separators of numbers from a text', () => {
  expect(files.filter(file => REMOVAL.test(read(file)))).toEqual(['pages/payout/invoices/VatNumberForm.tsx']);
});

test('every field with a keyboard for numbers belongs to a form that uses the parser, or takes a code', () => {
  const fields = files.filter(file => /inputMode=(?:["'](?:numeric|decimal)|\{)/.test(read(file)));
  expect(fields.toSorted()).toEqual([
    'domain/money/SupportFields.tsx', // useSupport
    'domain/project/form/MoneyFields.tsx', // values
    'domain/project/form/RoleTermsFields.tsx', // useRoleForm
    'pages/account/twoFactor/CodeField.tsx', // digits of a code
    'pages/tasks/edit/TaskFields.tsx', // values
    'ui/fields/MoneyField.tsx', // MoneyFields, RefundForm
    'ui/fields/StepperField.tsx',
  ]);
  const readers = files.filter(file => read(file).includes("'#web/i18n/typedNumber.ts'"));
  expect(readers).toEqual(
    expect.arrayContaining([
      'domain/money/support/useSupport.ts',
      'domain/money/refunds/RefundForm.tsx',
      'domain/project/form/useRoleForm.ts',
      'domain/project/form/values.ts',
      'pages/tasks/edit/values.ts',
      'ui/fields/StepperField.tsx',
    ]),
  );
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
