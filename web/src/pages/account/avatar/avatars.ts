import { AVATAR_CHOICES, HAIR, SKIN } from '#shared/avatars/avatarChoices.ts';
import { readyMadeAvatar } from '#shared/avatars/readyMadeAvatars.ts';
import type { AvatarChoices, DrawnAvatar } from '#shared/entities/avatar.ts';

const INITIAL_CHOICES: AvatarChoices = {
  gender: 'androgynous',
  age: 'adult',
  skin: 3,
  hairColour: 1,
  hair: 'curls',
  eyes: 'almond',
  face: 'heart',
  expression: 'smile',
  extra: 'none',
};
/** Avatar that the editor starts with. */
export const INITIAL_AVATAR: DrawnAvatar = { kind: 'drawn', choices: INITIAL_CHOICES };

/** Features of a drawn or ready-made avatar: the starting point for changes. */
export function choicesOf(avatar: DrawnAvatar): AvatarChoices {
  if (avatar.kind === 'drawn') return avatar.choices;
  return readyMadeAvatar(avatar.name)?.choices ?? INITIAL_CHOICES;
}

const pickRandom = <Item>(items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(Math.random() * items.length)] ?? items[0];

/** A random avatar. Only male and androgynous ones get a beard or a moustache. */
export function randomAvatar(): DrawnAvatar {
  const gender = pickRandom(AVATAR_CHOICES.gender);
  const age = pickRandom(AVATAR_CHOICES.age);
  const bearded = gender === 'female' ? ['beard', 'moustache'] : [];
  const [none, ...extras] = AVATAR_CHOICES.extra.filter(extra => !bearded.includes(extra));

  return {
    kind: 'drawn',
    choices: {
      gender,
      age,
      skin: Math.floor(Math.random() * SKIN.length),
      hairColour: Math.floor(Math.random() * HAIR.length),
      hair: pickRandom(AVATAR_CHOICES.hair),
      eyes: pickRandom(AVATAR_CHOICES.eyes),
      face: pickRandom(AVATAR_CHOICES.face),
      expression: pickRandom(AVATAR_CHOICES.expression),
      extra: Math.random() < 0.5 ? (none ?? 'none') : pickRandom(['none', ...extras]),
    },
  };
}
