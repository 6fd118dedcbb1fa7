import { personEvents } from '#functions/authors/person.events.ts';
import { sendEmail } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import { links } from '#shared/paths.ts';

/** Confirms the deletion of an account to its former address: another person may have asked for it. */
export const deletionNews = handlersOf(personEvents.personDeleted, {
  mailDeleted: async ({ payload: { UserID, email, name, language } }, deps) => {
    const person = await deps.table.get(callers.key(UserID));
    if (!person) return;
    await sendEmail(
      deps,
      { ...person, status: 'active', email, firstName: name, language }, // former members have no name
      { template: 'accountDeleted', path: links['contact-us']() },
    );
  },
});
