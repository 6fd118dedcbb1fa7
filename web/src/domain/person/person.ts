import type { AuthorSummary } from '#shared/entities/author.ts';
import { avatarOf as drawn } from '#web/api/liveSession.ts';
import type { AvatarImageProps } from '#web/ui/AvatarImage.tsx';

/** Props of `AvatarImage` for a person. */
export const avatarOf = ({
  UserID,
  avatar,
}: Pick<AuthorSummary, 'UserID' | 'avatar'>): Pick<AvatarImageProps, 'of' | 'seed'> => ({
  of: drawn(avatar),
  seed: `user:${UserID}`,
});
