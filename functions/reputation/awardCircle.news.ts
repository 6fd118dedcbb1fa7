import { notify } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import { special } from '#shared/ids.ts';
import { links } from '#shared/paths.ts';
import { reputationEvents } from './reputation.events.ts';

/** Tells the top administrator of two people who award each other points. */
export const awardCircleNews = handlersOf(reputationEvents.awardCircleFound, {
  tellAdministrator: async ({ payload: { people } }, deps) => {
    const [first, second] = people;
    const [administrator, one, other] = await deps.table.batchGet(
      callers.key(special.topAdministrator),
      callers.key(first),
      callers.key(second),
    );
    const link = links.admin({ query: { view: 'people', person: first } });
    return await notify(deps, administrator, {
      email: { template: 'awardCircle', path: link },
      notification: { kind: 'awardCircle', values: {}, link },
      names: { person: one, other },
    });
  },
});
