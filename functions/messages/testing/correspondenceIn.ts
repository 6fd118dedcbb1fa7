import type { World } from '#functions/testing/world.ts';
import type { MessageID, UserID } from '#shared/ids.ts';
import type { MessageList } from '#shared/settings.ts';
import { listMessages } from '../listMessages.ts';
import { sendMessage } from '../sendMessage.ts';

/** Calls with which people of a world write to each other. */
export function correspondenceIn(world: World) {
  /** Sends a message, a minute after the one before. */
  async function send(as: UserID, recipient: UserID, replyTo?: MessageID): Promise<MessageID> {
    world.clock.add({ minutes: 1 });
    const body = { recipient, body: 'How high is it?', ...(replyTo && { replyTo }) };
    const { data } = await world.call(sendMessage, { body }, { as });
    if (!data) throw new Error('The message was refused');
    return data.id;
  }

  /** A question of one person, the answer of another, and thanks for it. */
  async function exchange(asker: UserID, answerer: UserID) {
    const question = await send(asker, answerer);
    const answer = await send(answerer, asker, question);
    const thanks = await send(asker, answerer, answer);
    return [question, answer, thanks] as const;
  }

  const list = async (as: UserID, type: MessageList) =>
    (await world.call(listMessages, { type }, { as })).data?.items ?? [];

  return { send, exchange, list };
}
