import { expect, test } from 'vitest';
import { EmailAddress } from './author.ts';

test.each([
  ['nova@walk', 'validation.email'],
  ['nova', 'validation.email'],
  ['n'.repeat(310), 'validation.email'],
])('%s is told to be no address, whatever its length', (typed, message) => {
  expect(EmailAddress.safeParse(typed).error?.issues).toMatchObject([{ message }]);
});

test.each([
  ['', 'too_small'],
  ['a@b.co', 'too_small'],
  [`${'n'.repeat(60)}@${`${'d'.repeat(60)}.`.repeat(4)}example`, 'too_big'],
])('an address of the wrong length is told so: %s', (typed, code) => {
  expect(EmailAddress.safeParse(typed).error?.issues).toMatchObject([{ code }]);
});
