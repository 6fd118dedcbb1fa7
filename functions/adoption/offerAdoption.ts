import { enforceLimit, limit, teamAnnouncements } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { teamsInTheWay } from '#functions/projects/memberships.ts';
import { projects } from '#functions/projects/project.store.ts';
import { adoption as settings } from '#shared/adoption.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { isPublished } from '#shared/lifecycle.ts';
import { reputation } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import { adoptionEvents } from './adoption.events.ts';
import {
  adoptableStates,
  adoptionSteps,
  isAdoptable,
  isOfferOpen,
  type StoredAdoption,
} from './adoption.store.ts';
import { adoptionPlan } from './adoptionPlan.ts';
import { toAdoption } from './toAdoption.ts';

const attempts = limit('offerAdoption', 3, 'day');

/** Offers a halted or abandoned project of the caller. The team is told. Cost: 3 DynamoDB requests. */
export const offerAdoption = operation(contracts.offerAdoption, {
  load: ({ ProjectID, callerId }) => ({ items: adoptionPlan(ProjectID, callerId) }),
  limit: teamAnnouncements,
  maxAttempts: 3,
  async run(
    {
      ProjectID,
      body: { note, stays },
      caller,
      loaded: {
        items: { project, adoption: before },
      },
    },
    deps,
  ) {
    const isOwner = project?.OwnerUserID === caller.UserID;
    if (!project || !(isPublished(project.status) || isOwner)) return refuse('PROJECT_NOT_FOUND');
    if (!isOwner) return refuse('FORBIDDEN');
    if (!isAdoptable(project.status)) return refuse('INVALID_PROJECT_STATE');
    const at = deps.now();
    const view = { project, caller, isMember: false, isCandidate: false, at };
    if (before && isOfferOpen(before)) return toAdoption({ ...view, adoption: before });
    if (stays && (await teamsInTheWay(deps.table, caller)).length > 0)
      return refuse('INSUFFICIENT_POINTS', { points: reputation.workOnSeveral });
    const tooMany = await enforceLimit(deps, attempts, ProjectID);
    if (tooMany) return tooMany;

    const adoption: StoredAdoption = {
      ProjectID,
      offerId: deps.newId(),
      OwnerUserID: caller.UserID,
      status: 'offered',
      ...(note !== undefined && { note }),
      stays,
      offeredAt: at,
      teamUntil: new Date(Date.parse(at) + settings.teamDays * day).toISOString(),
      revision: deps.newId(),
    };
    const refused = await deps.table.transact(
      adoptionSteps.save(before, adoption),
      Step.check(projects.key(ProjectID))
        .when('status', 'in', adoptableStates)
        .when('OwnerUserID', '=', caller.UserID)
        .otherwise('INVALID_PROJECT_STATE'),
      outbox.publish(deps, adoptionEvents.adoptionOffered, { ProjectID, OwnerUserID: caller.UserID }),
    );
    return refused ?? toAdoption({ ...view, adoption });
  },
});
