import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { adoptionEvents } from './adoption.events.ts';
import { adoptionSteps, type StoredAdoption } from './adoption.store.ts';
import { withoutChoice } from './endCandidacy.ts';

/** Steps that withdraw an open offer, with the event that tells its candidates. */
export const withdrawalSteps = (
  adoption: StoredAdoption,
  { ProjectID, OwnerUserID }: Pick<ProjectRecord, 'ProjectID' | 'OwnerUserID'>,
  deps: Pick<Deps, 'newId' | 'now'>,
) =>
  [
    adoptionSteps.save(adoption, { ...withoutChoice(adoption, deps.newId()), status: 'withdrawn' }),
    outbox.publish(deps, adoptionEvents.adoptionWithdrawn, {
      ProjectID,
      OwnerUserID,
      offerId: adoption.offerId,
    }),
  ] as const;
