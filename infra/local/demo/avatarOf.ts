import { completeFace } from '#shared/avatars/avatarChoices.ts';
import { DrawnAvatar } from '#shared/entities/avatar.ts';
import type { DemoPerson } from './person.ts';

/** The avatar of a demo user as it is stored. */
export function avatarOf({ avatar, username }: DemoPerson): DrawnAvatar {
  return DrawnAvatar.parse(
    typeof avatar === 'number'
      ? { kind: 'ready', name: `avatar-${String(avatar).padStart(2, '0')}` }
      : { kind: 'drawn', choices: completeFace(username, avatar) },
  );
}
