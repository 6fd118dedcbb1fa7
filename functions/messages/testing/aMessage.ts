import type { World } from '#functions/testing/world.ts';
import { MessageID, type UserID } from '#shared/ids.ts';
import { toSubject } from '#shared/messageSubject.ts';
import { messageSteps, type NewMessage } from '../message.store.ts';

/** A message that has been sent and delivered. */
export async function aMessage(
  world: World,
  senderId: UserID,
  recipientId: UserID,
  fields: Partial<NewMessage> = {},
): Promise<NewMessage> {
  const message: NewMessage = {
    id: MessageID.parse(world.deps.newId()),
    senderId,
    recipientId,
    subject: toSubject('unknown', 'About the bracket'),
    body: 'Drawing attached. Mind the third bolt.',
    sentAt: world.clock.now(),
    ...fields,
  };
  await world.table.transact(
    messageSteps.createBody(message),
    ...messageSteps.keep(message),
    ...messageSteps.deliver(message),
  );
  return message;
}
