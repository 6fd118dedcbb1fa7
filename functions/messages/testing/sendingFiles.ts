import type { AttachmentWorld } from '#functions/uploads/testing/attachmentWorld.ts';
import { MessageID, type UserID } from '#shared/ids.ts';
import { getMessage } from '../getMessage.ts';
import { sendMessage } from '../sendMessage.ts';

/** Ways to send and open messages with attachments; `recipientOf` names the recipient of the test. */
export function sendingFiles(world: AttachmentWorld, recipientOf: () => UserID) {
  const send = (attachments: readonly string[], fields: object = {}, as = world.me) =>
    world.callWith(
      sendMessage,
      { body: { recipient: recipientOf(), body: 'See the plan.', attachments, ...fields } },
      { as },
    );

  return {
    send,

    /** Sends a message with these attachments. Returns its id. */
    async sent(...attachments: readonly string[]): Promise<MessageID> {
      const { data } = await send(attachments);
      await world.runStream();
      return MessageID.parse((data as { id: string }).id);
    },

    open: async (id: MessageID, as: UserID) => (await world.call(getMessage, { id }, { as })).data,
  };
}

export type SendingFiles = ReturnType<typeof sendingFiles>;
