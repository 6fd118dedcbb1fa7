import { expect, test } from 'vitest';
import { ProposalChange } from './entities/project.ts';
import {
  imitableForms,
  isMisleadingUsername,
  PersonName,
  readAsUsername,
  seemsOfficial,
} from './personNames.ts';

test.each([
  'admin',
  'Admin_2',
  'Cairn-Support',
  'cairn.official',
  'c0irn-h3lp'.replace('0', 'a'),
  'аdmin', // the first letter is Cyrillic
  'admın', // without the dot
  'ᴀdmin',
  'ɑdmin',
  'noorՈ', // the last letter is Armenian
  'сairn', // the first letter is Cyrillic
  'www.example',
  'free-money.com',
  'ʼluis',
  'ꞌluis',
  'luisˈ',
  'luisـ',
])('the username %s is misleading', name => {
  expect(isMisleadingUsername(name)).toBe(true);
});

test.each([
  'cairn_support_uk',
  'the.cairn.team',
  'Cairn_Support_London',
  'supportcairnlondon',
  'cairnsupportlondon',
  'CairnHelpDesk',
  'cairn2026',
  'cairn_uk',
  'team24cairn',
  'c4irn_support',
  'calrn.staff', // the third letter is an l
  'caim-team', // an m looks like rn
  'cairn_equipe',
  'soporte.cairn',
  'ayuda_cairn_es',
  'assistance-cairn',
  'administratrice',
])('the username %s passes for the platform', name => {
  expect(isMisleadingUsername(name)).toBe(true);
});

test.each([
  'cairngorm_walker',
  'cairn_walker',
  'mcairns',
  'annacairn',
  'cairnstafford',
  'cairn-terrier',
  'stacairne',
  'teamwork_tom',
  'helpful.hana',
  'systematic',
  'rootsandwings',
  'supporter_sam',
  'aide_memoire',
  'clientele',
])('the username %s passes for nobody', name => {
  expect(isMisleadingUsername(name)).toBe(false);
});

test.each([
  'Cairn',
  'Cairn Support',
  'The Cairn Team',
  'Équipe Cairn',
  'Soporte de Cairn',
  'Cairn – Help',
  'Admin',
])('the full name %s passes for the platform', name => {
  expect(seemsOfficial(name)).toBe(true);
});

test.each([
  'Ann Cairn',
  'Cairn Stafford',
  'Marie de Cairn',
  'Anna Cairns',
  'Will Root',
  'Ada Help',
  'Élodie Aide',
  '',
])('the full name “%s” passes for nobody', name => {
  expect(seemsOfficial(name)).toBe(false);
});

test.each([
  ['edith', 'Edith_'],
  ['edith', 'edith2'],
  ['edith', '_edith.1990'],
  ['edith', 'ed1th'.replace('1', 'l')],
  ['edith', 'еdith'], // the first letter is Cyrillic
  ['Edith Marne', 'Édith  Mame'],
  ['luis.ortega', 'Iuis.ortega'], // the first letter is a capital i
  ['noor', 'noor\u3164'],
  ['dimitri', 'dımıtrı'],
  ['luis', 'ǀuis'],
  ['noor', 'nᴑor'],
  ['noor', 'nꬽor'],
  ['luis', 'lꭎis'],
  ['luis', 'lꭒis'],
  ['puk', 'pʋk'],
  ['oya', 'oɣa'],
  ['mag', 'maᶃ'],
  ['mag', 'maƍ'],
  ['may', 'maỿ'],
  ['may', 'maᶌ'],
  ['maren', 'maꭇen'],
  ['maren', 'maꭈen'],
  ['foo', 'ꬵoo'],
  ['foo', 'ꞙoo'],
  ['foo', 'ẝoo'],
])('%s and %s look the same', (name, other) => {
  const forms = imitableForms(name);
  expect(imitableForms(other).some(form => forms.includes(form))).toBe(true);
});

test.each([
  ['edith', 'edithsmith'],
  ['edith', 'judith'],
  ['maren', 'marin'],
])('%s and %s do not', (name, other) => {
  const forms = imitableForms(name);
  expect(imitableForms(other).some(form => forms.includes(form))).toBe(false);
});

test.each([
  'mei.tanaka',
  'コーヒー',
  'ışık',
  'tanaka太郎',
  'Նունե',
  'søren',
  'cairnbuilder',
  'darius.c',
  'Ольга',
  'Ελένη',
  'admiral',
  '李雷',
  'J.R.R',
  'steam',
])('the username %s is not', name => {
  expect(isMisleadingUsername(name)).toBe(false);
});

test.each([
  ['Iuis', 'luis'],
  ['bob1', 'bobl'],
  ['аnnа', 'anna'],
  ['IRIS', 'iris'],
  ['José', 'josé'],
  ['søren', 'søren'],
])('the username %s can be read as %s', (name, other) => {
  expect(readAsUsername(name)).toBe(other);
});

const Name = PersonName({ min: 2, max: 50 });

test.each([
  'Siân',
  'Sia\u0302n',
  'نام\u200cها',
  '葛\u{e0100}城',
  'J. R. R.',
  'O’Brien-Müller',
  'María José',
  'Nguyễn',
  '李雷',
  'St. John',
])('%s is a name', name => {
  expect(Name.safeParse(name).success).toBe(true);
});

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
  'Ada\u3164',
  '\u3164\u3164',
  '=?utf-8?q?Confirm_your_payout?=',
])('%j is not a name', name => {
  expect(Name.safeParse(name).success).toBe(false);
});

test.each(['name', 'shortName'])('the %s of a project is no encoded word', field => {
  expect(ProposalChange.safeParse({ [field]: '=?utf-8?q?Pay_here?=' }).error?.issues).toMatchObject([
    { path: [field], message: 'validation.encoded_word' },
  ]);
  expect(ProposalChange.safeParse({ [field]: 'What if x =? 2' }).success).toBe(true);
});
