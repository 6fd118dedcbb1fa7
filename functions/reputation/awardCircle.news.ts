import { notifyAdministrators } from '#functions/notifications/notifyAdministrators.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import { links } from '#shared/paths.ts';
import { reputationEvents } from './reputation.events.ts';

/** Tells the administrators of two people who award each other points. */
export const awardCircleNews = handlersOf(reputationEvents.awardCircleFound, {
  tellAdministrator: async (event, deps) => {
    const [first, second] = event.payload.people;
    const [one, other] = await deps.table.batchGet(callers.key(first), callers.key(second));
    const link = links.admin({ query: { view: 'people', person: first } });
    await notifyAdministrators(deps, event, {
      email: { template: 'awardCircle', path: link },
      notification: { kind: 'awardCircle', values: {}, link },
      names: { person: one, other },
    });
  },
});
