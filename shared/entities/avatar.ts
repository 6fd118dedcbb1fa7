import * as z from 'zod/mini';
import { AVATAR_CHOICES, HAIR, SKIN } from '../avatars/avatarChoices.ts';
import { integerNumber } from '../fields.ts';
import { profile } from '../settings.ts';

/** The options of the avatar generator. Skin and hair colours are indexes into the palettes of the drawing. */
export const AvatarChoices = z.object({
  gender: z.enum(AVATAR_CHOICES.gender),
  age: z.enum(AVATAR_CHOICES.age),
  skin: integerNumber({ min: 0, max: SKIN.length - 1 }),
  hairColour: integerNumber({ min: 0, max: HAIR.length - 1 }),
  hair: z.enum(AVATAR_CHOICES.hair),
  eyes: z.enum(AVATAR_CHOICES.eyes),
  face: z.enum(AVATAR_CHOICES.face),
  expression: z.enum(AVATAR_CHOICES.expression),
  extra: z.enum(AVATAR_CHOICES.extra),
});
export type AvatarChoices = z.infer<typeof AvatarChoices>;

/** Name of a ready-made avatar: `avatar-01` to `avatar-71`. */
export const ReadyMadeAvatar = z.string().check(
  z.regex(/^avatar-\d{2}$/),
  z.refine(name => {
    const number = Number(name.slice(-2));
    return number >= 1 && number <= profile.readyMadeAvatars;
  }),
);

/** An avatar: drawn from choices, ready-made, or an uploaded picture. */
export const Avatar = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drawn'), choices: AvatarChoices }),
  z.object({ kind: z.literal('ready'), name: ReadyMadeAvatar }),
  z.object({ kind: z.literal('picture'), url: z.string().check(z.startsWith('/media/'), z.maxLength(300)) }),
]);
export type Avatar = z.infer<typeof Avatar>;

/** An avatar that needs no upload, as sign-up accepts it. */
export const DrawnAvatar = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drawn'), choices: AvatarChoices }),
  z.object({ kind: z.literal('ready'), name: ReadyMadeAvatar }),
]);
export type DrawnAvatar = z.infer<typeof DrawnAvatar>;
