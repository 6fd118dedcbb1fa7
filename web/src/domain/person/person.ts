import type { AuthorSummary } from '#shared/entities/author.ts';
import { avatarOf as drawn } from '#web/api/liveSession.ts';
import type { AvatarImageProps } from '#web/ui/AvatarImage.tsx';

/** What draws somebody's face. */
export const avatarOf = ({
  UserID,
  avatar,
}: Pick<AuthorSummary, 'UserID' | 'avatar'>): Pick<AvatarImageProps, 'of' | 'seed'> => ({
  of: drawn(avatar),
  seed: `user:${UserID}`,
});

/** First and last name, or the username of who gave neither. */
export const nameOf = ({
  firstName,
  lastName,
  username,
}: Pick<AuthorSummary, 'firstName' | 'lastName' | 'username'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;
