import type { Contract } from '#shared/contract.ts';

/**
 * Whether a function verifies tokens itself, because no authorizer does: where callers are optional, and at public endpoints that
 * only administrators reach while the site is under maintenance.
 */
export const verifiesTokens = ({ spec }: Pick<Contract, 'spec'>): boolean =>
  spec.access === 'optional' || (spec.access === 'public' && !spec.worksDuringMaintenance);
