import { useIdentity, useQuery } from '#web/api/hooks.ts';

/** What the caller's plan and points allow; nothing is loaded for visitors. */
export function useAllowance() {
  const isSignedIn = useIdentity().status === 'signedIn';
  const { data, error } = useQuery('getProjectAllowance', isSignedIn ? {} : null);
  return {
    allowance: data,
    /** Whether it is not known yet. Without an answer nothing is held back: the server decides. */
    isLoading: isSignedIn && !data && !error,
    cannotWork: data !== undefined && data.teams.length > 0,
    cannotPublish: data !== undefined && data.open >= data.most,
  };
}
