import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSecret } from './formDrafts.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter(file => !/\.test\.tsx?$|^(testing|pages\/kit)\//.test(file))
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

test('Every form that sends something has the frame', () => {
  expect(filesWith(/<form\b/)).toEqual([
    'domain/money/GiveForm.tsx', // an amount, which the address keeps once the payment begins
    'pages/payment/PaymentView.tsx', // an amount, which the address keeps
    'pages/proof/HeadSearch.tsx', // a search in loaded entries
    'ui/SearchForm.tsx', // a search, which the address keeps
    'ui/forms/Form.tsx',
  ]);
  expect(filesWith(/\buseForm[<(]/)).toEqual(['ui/forms/useCheckedForm.ts']);
});

test('Every dialog with a form has the frame', () => {
  expect(filesWith(/className="dialog-foot"/)).toEqual(['ui/overlays/Dialog.tsx']);
  const withFoot = sources.filter(({ text }) => text.includes('<DialogFoot>'));
  const sending = withFoot.filter(({ text }) => /type="submit"/.test(text));
  expect(sending.map(({ file }) => file)).toEqual(['ui/forms/DialogForm.tsx']);
});

test('No password and no code is kept, whatever its field is called', () => {
  const names = sources.flatMap(({ text }) =>
    [...text.matchAll(/<(?:PasswordField|NewPassword|CodeField|CodeStep)\s[^>]*?bind\('(\w+)'\)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter(name => !isSecret(name))).toEqual([]);
});

test('One file knows the keys of input methods', () => {
  expect(filesWith(/isComposing/)).toEqual(['ui/forms/composition.ts']);
});
