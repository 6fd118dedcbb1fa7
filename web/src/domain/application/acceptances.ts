import { useSyncExternalStore } from 'react';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import type { ContributionRequestId } from '#shared/ids.ts';
import { store } from '#web/api/store.ts';

/** An application whose acceptance is held or being sent. */
export interface Acceptance {
  request: ContributionRequest;
  at: Date;
}

const acceptances = store<readonly Acceptance[]>([]);

export const putAcceptance = (request: ContributionRequest): void =>
  acceptances.set([...acceptances.get(), { request, at: new Date() }]);

export const removeAcceptance = (id: ContributionRequestId): void =>
  acceptances.set(acceptances.get().filter(({ request }) => request.contributionRequestId !== id));

/** The acceptances of this tab that have not arrived yet. */
export const useAcceptances = (): readonly Acceptance[] =>
  useSyncExternalStore(acceptances.subscribe, acceptances.get, acceptances.get);
