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

/** First and last name, or the username if both are missing. */
export const nameOf = ({
  firstName,
  lastName,
  username,
}: Pick<AuthorSummary, 'firstName' | 'lastName' | 'username'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;
