import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { AVATAR_CHOICES } from '../avatars/avatarChoices.ts';
import { READY_MADE_AVATARS, readyMadeAvatar } from '../avatars/readyMadeAvatars.ts';
import { type AvatarOptions, avatar } from './avatar.ts';

const digest = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);

/** Known avatars: they are in use and must never change. */
const KNOWN: [AvatarOptions, string][] = [
  [{ seed: 'user:52' }, 'fb4a79fedaab8d97'],
  [{ seed: 'user:1', size: 40, title: 'Maren' }, '539579b66a620453'],
  [{ seed: 'x', gender: 'female', hair: 'braids', extra: 'earrings', skin: 5 }, '96eb86219da025b6'],
  [{ seed: 'y', gender: 'male', hair: 'fade', extra: 'beard', expression: 'grin' }, '0e159ba4b7dea24b'],
  [{ seed: 'z', hair: 'headscarf', age: 'elder', eyes: 'lidded', extra: 'glasses' }, '46daba8de74f28c5'],
  [
    { seed: 'w', hair: 'curls', face: 'heart', eyes: 'almond', expression: 'curious', cloth: 4, back: 7 },
    '3ef84b424f069d8d',
  ],
];

describe('an avatar', () => {
  test.each(KNOWN)('%j is unchanged', (options, known) => {
    expect(digest(avatar(options))).toBe(known);
  });

  test.each(AVATAR_CHOICES.hair)('with %s hair is complete and differs from a bald one', hair => {
    const svg = avatar({ seed: 'x', hair });
    expect(svg).not.toMatch(/undefined|NaN/);
    if (hair !== 'bald') expect(svg).not.toBe(avatar({ seed: 'x', hair: 'bald' }));
  });

  test('escapes quotes in its title', () => {
    expect(avatar({ seed: 'x', title: 'M "the tide" O' })).toContain('aria-label="M &quot;the tide&quot; O"');
  });
});

describe('ready-made avatars', () => {
  test('are 71, named avatar-01 to avatar-71', () => {
    expect(READY_MADE_AVATARS).toHaveLength(71);
    expect(READY_MADE_AVATARS[0]?.name).toBe('avatar-01');
    expect(READY_MADE_AVATARS.at(-1)?.name).toBe('avatar-71');
    expect(readyMadeAvatar('avatar-72')).toBeUndefined();
  });

  test('are all different', () => {
    const faces = READY_MADE_AVATARS.map(({ choices }) => JSON.stringify(choices));
    expect(new Set(faces).size).toBe(71);
  });

  test('cover every gender, skin and hair', () => {
    const kinds = (of: (choices: (typeof READY_MADE_AVATARS)[number]['choices']) => unknown) =>
      new Set(READY_MADE_AVATARS.map(({ choices }) => of(choices))).size;
    expect([kinds(c => c.gender), kinds(c => c.skin), kinds(c => c.hair)]).toEqual([3, 7, 12]);
  });
});
