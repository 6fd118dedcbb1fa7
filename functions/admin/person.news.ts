import { personEvents } from '#functions/authors/person.events.ts';
import { notify, sendEmail } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import { links } from '#shared/paths.ts';

/** Emails people about a ban, and about its end; a ban lifted in the meantime is no news. */
export const personNews = [
  handlersOf(personEvents.personBanned, {
    mailBanned: async ({ payload: { UserID, reason } }, deps) => {
      const person = await deps.table.get(callers.key(UserID));
      if (person?.status !== 'banned') return;
      await sendEmail(deps, person, {
        template: 'personBanned',
        quote: { text: reason },
        path: links['contact-us'](),
      });
    },
  }),
  handlersOf(personEvents.personRestored, {
    mailRestored: async ({ payload: { UserID } }, deps) =>
      await notify(deps, await deps.table.get(callers.key(UserID)), {
        email: { template: 'personRestored', path: links.signin() },
      }),
  }),
];
