/** The name that messages address or mention a user by. */
export const displayNameOf = (
  user: { firstName?: string | undefined; username: string } | undefined,
): string => user?.firstName ?? user?.username ?? '—';
