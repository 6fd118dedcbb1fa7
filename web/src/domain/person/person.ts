import type { AuthorSummary } from '#shared/entities/author.ts';
import { formerUsername } from '#shared/fullName.ts';
import { avatarOf as drawn } from '#web/api/liveSession.ts';
import type { AvatarImageProps } from '#web/ui/AvatarImage.tsx';

/** Props of `AvatarImage` for a person; an outline for one who has deleted their account. */
export const avatarOf = ({
  UserID,
  username,
  avatar,
}: Pick<AuthorSummary, 'UserID' | 'avatar'> & { username?: string | undefined }): Pick<
  AvatarImageProps,
  'of' | 'seed'
> => ({
  of: username === formerUsername ? 'nobody' : drawn(avatar),
  seed: `user:${UserID}`,
});
