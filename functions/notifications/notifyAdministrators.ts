import { administrators, allAdministrators } from '#functions/authors/administrator.store.ts';
import { callers } from '#functions/platform/caller.ts';
import type { DomainEvent } from '#functions/platform/domainEvent.ts';
import { runOnce } from '#functions/platform/idempotency.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { special } from '#shared/ids.ts';
import { type Message, notify, type Recipient } from './notify.ts';

/**
 * Notifies every administrator of an event, in their language, in the app and by email. Each of them is handled once,
 * also if the handler runs again because another one could not be reached. As long as there is no administrator, the
 * company is notified: its account has the operator's address.
 */
export async function notifyAdministrators(
  deps: JobDeps,
  { id }: Pick<DomainEvent<unknown>, 'id'>,
  message: Message & { notification: NonNullable<Message['notification']> },
): Promise<void> {
  const { kind } = message.notification;
  const outcomes = await Promise.allSettled(
    (await administratorsOf(deps)).map(recipient => {
      const name = `administrators/${kind}/${recipient?.UserID ?? 'nobody'}`;
      return runOnce(id, name, deps, () => notify(deps, recipient, message));
    }),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** The active administrators, or else the company's account. */
async function administratorsOf({ table }: JobDeps): Promise<(Recipient | undefined)[]> {
  const ids = [];
  for await (const { UserID } of table.each(administrators, allAdministrators)) ids.push(UserID);
  const people = await table.batchGet(...ids.map(id => callers.key(id)));
  const active = people.filter(person => person?.status === 'active' && person.isAdministrator !== false);
  return active.length > 0 ? active : [await table.get(callers.key(special.topAdministrator))];
}
