import { isDeepStrictEqual } from 'node:util';
import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { type DomainEventHandler, handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { contactEvents } from './contact.events.ts';
import { contactsOf, relationshipSteps, relationships } from './relationship.store.ts';
import { setPerson } from './relationship.ts';
import { toContactPerson } from './toContact.ts';

/** Relationships updated by one event; the next event continues. */
const pageSize = 25;

/** Starts to bring a new name, avatar or place of a user into the lists of their contacts. */
export const startContactPersonSync: Projection<StoredUser> = async ({ id, before, after }, deps) => {
  if (!before || !after || isDeepStrictEqual(toContactPerson(before), toContactPerson(after))) return;
  const { UserID } = after;
  const indexes = ['gsi1', 'gsi2'] as const;
  const lists = await Promise.all(
    indexes.map(index => deps.table.query(relationships, { index, pk: contactsOf(UserID), limit: 1 })),
  );
  const steps = indexes
    .filter((_, at) => lists[at] && lists[at].items.length > 0)
    .map(index =>
      outbox.publish(deps, contactEvents.contactPersonChanged, { UserID, index }, `${id}-${index}`),
    );
  return steps.length > 0 ? steps : undefined;
};

/**
 * Updates a page of a user's relationships and publishes the event that continues. Reads the user as they are now, so
 * that events in any order end with the latest name.
 */
const syncContactPerson: DomainEventHandler<Payload<typeof contactEvents.contactPersonChanged>> = async (
  { payload: { UserID, index, cursor } },
  deps,
) => {
  const { table, newId } = deps;
  const page = await table.query(relationships, { index, pk: contactsOf(UserID), limit: pageSize, cursor });
  if (isRefusal(page)) throw new Error(`Cursor of the relationships of ${UserID} is invalid`);

  for (const { low, high } of page.items) {
    const key = relationships.key(low.UserID, high.UserID);
    for (;;) {
      const [relationship, user] = await table.batchGet(key, authors.key(UserID));
      if (!relationship || !user) break;
      const after = setPerson(relationship, toContactPerson(user));
      const step = relationshipSteps.save(relationship, after, newId());
      if (isDeepStrictEqual(after, relationship) || !step || !(await table.write(step))) break;
    }
  }

  return page.cursor === undefined
    ? []
    : [outbox.publish(deps, contactEvents.contactPersonChanged, { UserID, index, cursor: page.cursor })];
};

export const contactPersonHandlers = handlersOf(contactEvents.contactPersonChanged, { syncContactPerson });
