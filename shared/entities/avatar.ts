import * as z from 'zod/mini';
import { integerNumber } from '../fields.ts';
import { profile } from '../settings.ts';

/** The choices of the avatar generator; skin and hair colours are places in the palettes of the drawing. */
export const AvatarChoices = z.object({
  gender: z.enum(['female', 'male', 'androgynous']),
  age: z.enum(['young', 'adult', 'elder']),
  skin: integerNumber({ min: 0, max: 6 }),
  hairColour: integerNumber({ min: 0, max: 7 }),
  hair: z.enum([
    'crop',
    'quiff',
    'bob',
    'long',
    'bun',
    'curls',
    'afro',
    'braids',
    'waves',
    'fade',
    'headscarf',
    'bald',
  ]),
  eyes: z.enum(['dot', 'almond', 'round', 'lidded']),
  face: z.enum(['oval', 'round', 'square', 'heart', 'long']),
  expression: z.enum(['calm', 'smile', 'grin', 'curious']),
  extra: z.enum(['none', 'glasses', 'beard', 'freckles', 'earrings', 'moustache']),
});
export type AvatarChoices = z.infer<typeof AvatarChoices>;

/** One of the ready-made faces: `avatar-01` to `avatar-71`. */
export const ReadyMadeAvatar = z.string().check(
  z.regex(/^avatar-\d{2}$/),
  z.refine(name => {
    const number = Number(name.slice(-2));
    return number >= 1 && number <= profile.readyMadeAvatars;
  }),
);

/** How a person looks to others: a drawn face, a ready-made one, or a picture of their own. */
export const Avatar = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drawn'), choices: AvatarChoices }),
  z.object({ kind: z.literal('ready'), name: ReadyMadeAvatar }),
  z.object({ kind: z.literal('picture'), url: z.string().check(z.startsWith('/media/'), z.maxLength(300)) }),
]);
export type Avatar = z.infer<typeof Avatar>;

/** A face that needs no upload: what sign-up takes. */
export const DrawnAvatar = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drawn'), choices: AvatarChoices }),
  z.object({ kind: z.literal('ready'), name: ReadyMadeAvatar }),
]);
export type DrawnAvatar = z.infer<typeof DrawnAvatar>;
