import { useIdentity, useQuery } from '#web/api/hooks.ts';

/** Project allowance of the caller, from their plan and points; nothing is loaded for visitors, or while it is not needed. */
export function useAllowance({ isNeeded = true } = {}) {
  const isSignedIn = useIdentity().status === 'signedIn' && isNeeded;
  const { data, error } = useQuery('getProjectAllowance', isSignedIn ? {} : null);
  return {
    allowance: data,
    /** Whether it is still loading. If it cannot be loaded, nothing is disabled: the server decides. */
    isLoading: isSignedIn && !data && !error,
    cannotWork: data !== undefined && data.teams.length > 0,
    cannotPublish: data !== undefined && data.open >= data.most,
  };
}
