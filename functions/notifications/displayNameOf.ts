import { formerUsername } from '#shared/fullName.ts';

interface Named {
  firstName?: string | undefined;
  username: string;
  status?: string | undefined;
}

/**
 * The name that messages address or mention a user by. What a former member is called depends on the reader's language:
 * it replaces the placeholder when a text is filled.
 */
export const displayNameOf = (user: Named | undefined): string =>
  user && user.status !== 'deleted' ? (user.firstName ?? user.username) : formerUsername;
