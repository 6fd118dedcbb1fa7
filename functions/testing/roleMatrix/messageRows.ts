import type { Outcome } from './roles.ts';
import { call, type Row } from './row.ts';

/** A call that names a message: one in the owner's inbox, or an unknown one. */
const messageCall = (own: Outcome): Row => ({
  own: [({ message: { id } }, role) => (role === 'owner' ? { id } : undefined), own],
  others: [({ message: { id } }, role) => (role === 'owner' ? undefined : { id }), 'MESSAGE_NOT_FOUND'],
  unknown: [() => ({ id: 'no-such-message' }), 'MESSAGE_NOT_FOUND'],
});

const to = (recipient: string | undefined) => ({ body: { recipient, body: 'How high?' } });

/** Messages and their drafts. */
export const messageRows = {
  listMessages: call(200, () => ({ type: 'inbox' })),
  getMessage: messageCall(200),
  readMessage: messageCall(204),
  trashMessage: messageCall(204),
  restoreMessage: messageCall(204),
  /** Only messages in the trash are deleted. */
  deleteMessage: messageCall('MESSAGE_NOT_FOUND'),
  /** Strangers of the owner need a paid plan. */
  sendMessage: {
    own: [({ ids }, role) => (ids[role] ? to(ids[role]) : undefined), 'MESSAGE_SELF'],
    others: [
      ({ ids }, role) => to(ids[role === 'owner' ? 'member' : 'owner']),
      {
        owner: 201,
        member: 201,
        applicant: 201,
        paidUser: 201,
        administrator: 201,
        else: 'SUBSCRIPTION_REQUIRED',
      },
    ],
    unknown: [() => to('nobody'), 'AUTHOR_NOT_FOUND'],
  },
  listDrafts: call(200),
  saveDraft: call(200, () => ({
    body: { id: 'draft-of-the-scene', version: 0, subject: 'Tide', body: 'How high?' },
  })),
  discardDraft: call(204, () => ({ id: 'no-such-draft' })),
} as const satisfies Record<string, Row>;
