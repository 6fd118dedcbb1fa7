import { sendMessage } from '#functions/messages/sendMessage.ts';
import { createWorld } from '#functions/testing/world.ts';
import { type MessageID, special, type UserID } from '#shared/ids.ts';
import { answerSupportRequest } from '../answerSupportRequest.ts';
import { closeSupportRequest } from '../closeSupportRequest.ts';
import { listSupportRequests } from '../listSupportRequests.ts';

export const groups = ['admins'];

/** A world with the account of support, the administrator Edith and the person Nell, who writes to support. */
export async function createSupportDesk() {
  const world = await createWorld();
  await world.user({ UserID: special.support, username: 'support' });
  const edith = await world.user({ username: 'edith' });
  const nell = await world.user({ username: 'nell' });

  /** Sends a message a minute later, to support by default. */
  async function write(as: UserID, body: string, to: UserID = special.support): Promise<MessageID> {
    world.clock.add({ minutes: 1 });
    const { data } = await world.call(
      sendMessage,
      { body: { recipient: to, subject: 'Receipt', body } },
      { as },
    );
    if (!data) throw new Error('Message not sent');
    return data.id;
  }
  const list = async (query: object = {}) =>
    (await world.call(listSupportRequests, { query }, { as: edith, groups })).data;

  return {
    world,
    edith,
    nell,
    write,
    list,
    /** Texts of the messages that wait. */
    waiting: async () => (await list())?.items.map(({ body }) => body),
    answer: (id: MessageID, text = 'It is in your messages.') =>
      world.call(answerSupportRequest, { id, body: { answer: text } }, { as: edith, groups }),
    close: (id: MessageID, as = edith) => world.call(closeSupportRequest, { id }, { as, groups }),
  };
}

export type SupportDesk = Awaited<ReturnType<typeof createSupportDesk>>;
