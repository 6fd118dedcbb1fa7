import { expect, test } from 'vitest';
import { isMisleadingUsername, PersonName } from './personNames.ts';

test.each([
  'admin',
  'Admin_2',
  'Cairn-Support',
  'cairn.official',
  'c0irn-h3lp'.replace('0', 'a'),
  'аdmin', // the first letter is Cyrillic
  'сairn', // the first letter is Cyrillic
  'www.example',
  'free-money.com',
])('the username %s is misleading', name => {
  expect(isMisleadingUsername(name)).toBe(true);
});

test.each(['mei.tanaka', 'cairnbuilder', 'darius.c', 'Ольга', 'Ελένη', 'admiral', '李雷', 'J.R.R', 'steam'])(
  'the username %s is not',
  name => {
    expect(isMisleadingUsername(name)).toBe(false);
  },
);

const Name = PersonName({ min: 2, max: 50 });

test.each(['Siân', 'J. R. R.', 'O’Brien-Müller', 'María José', 'Nguyễn', '李雷', 'St. John'])(
  '%s is a name',
  name => {
    expect(Name.safeParse(name).success).toBe(true);
  },
);

test.each([
  'You have won: https://evil.example',
  'Visit evil.example now',
  'www.evil',
  'ada@evil.example',
  'Visit evil。example',
  'Visit evil%2Eexample',
  'Visit e\u00advil.example',
  String.raw`https:\\evil`,
  'Visit 192.0.2.1',
  'Ada\r\nBcc: all',
  'Ada\u202Eecila',
  'Ada\u2028Prize',
])('%j is not a name', name => {
  expect(Name.safeParse(name).success).toBe(false);
});
