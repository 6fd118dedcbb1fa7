import { emails } from '#functions/authors/name.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { DomainEventType } from '#functions/platform/domainEvent.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { UserID } from '#shared/ids.ts';
import type { Language } from '#shared/settings.ts';

/**
 * Publishes an event for the owner of an email address; for an unknown one with an id that belongs to no user. The same read and
 * write in both cases, so that the time of a response does not tell whether the address is known: the event's handler
 * finds out whether there is a person to write to.
 */
export async function publishToAddress(
  deps: Deps,
  event: DomainEventType<{ UserID: UserID; language?: Language | undefined; next?: string | undefined }>,
  { email, ...asked }: { email: string; language: Language; next?: string },
): Promise<void> {
  const address = await deps.table.get(emails.key(email));
  const id = address?.UserID ?? UserID.parse(deps.newId());
  await deps.table.write(outbox.publish(deps, event, { UserID: id, ...asked }));
}
