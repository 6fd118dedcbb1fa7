import { profile } from '../settings.ts';
import { type AvatarFeatures, completeFace, type Face } from './avatarChoices.ts';

/** A predefined avatar, for users who do not design their own: `avatar-01` to `avatar-71`. */
export interface ReadyMadeAvatar {
  name: string;
  choices: Required<AvatarFeatures>;
}

const GENDERS = ['female', 'male', 'androgynous'] as const;
const HAIR_IN_TURN: Record<Face['gender'], readonly Face['hair'][]> = {
  female: ['bob', 'long', 'braids', 'headscarf', 'bun', 'curls', 'afro', 'waves'],
  male: ['crop', 'fade', 'quiff', 'bald', 'curls', 'afro', 'waves'],
  androgynous: ['curls', 'crop', 'bob', 'quiff', 'waves', 'bun', 'afro'],
};

/** Genders, hairstyles and skin tones alternate so that all are represented; other features are derived from the name. */
export const READY_MADE_AVATARS: readonly ReadyMadeAvatar[] = Array.from(
  { length: profile.readyMadeAvatars },
  (_, index) => {
    const name = `avatar-${String(index + 1).padStart(2, '0')}`;
    const gender = GENDERS[index % GENDERS.length] ?? 'androgynous';
    const styles = HAIR_IN_TURN[gender];
    const hair = styles[Math.floor(index / GENDERS.length) % styles.length] ?? 'crop';
    const { top: _top, ...choices } = completeFace(name, {
      gender,
      hair,
      skin: (index * 3 + Math.floor(index / 7)) % 7,
    });
    return { name, choices };
  },
);

/** Returns a ready-made avatar by name, or undefined if there is none. */
export const readyMadeAvatar = (name: string): ReadyMadeAvatar | undefined =>
  READY_MADE_AVATARS.find(avatar => avatar.name === name);
