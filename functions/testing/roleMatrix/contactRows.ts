import { call, personCall, type Row } from './row.ts';

/** Contacts, their requests and blocking. */
export const contactRows = {
  listContacts: call(200),
  listAuthorContacts: personCall('UserID', {
    own: 200,
    others: { administrator: 200, else: 'FORBIDDEN' },
    unknown: { administrator: 'AUTHOR_NOT_FOUND', else: 'FORBIDDEN' },
  }),
  listPendingContactRequests: call(200),
  listBlockedContacts: call(200),
  getContact: personCall('ContactedUserID', { own: 200, others: 200, unknown: 'AUTHOR_NOT_FOUND' }),
  addContact: {
    own: [
      ({ ids }, role) => (ids[role] ? { body: { ContactedUserID: ids[role] } } : undefined),
      'CONTACT_SELF',
    ],
    others: [
      ({ ids }, role) => ({ body: { ContactedUserID: ids[role === 'owner' ? 'member' : 'owner'] } }),
      { member: 'CONTACT_ALREADY_EXISTS', else: 201 },
    ],
    unknown: [() => ({ body: { ContactedUserID: 'nobody' } }), 'AUTHOR_NOT_FOUND'],
  },
  updateContact: personCall(
    'ContactedUserID',
    {
      own: 'CONTACT_NOT_FOUND',
      others: { owner: 200, member: 200, applicant: 200, else: 'CONTACT_NOT_FOUND' },
      unknown: 'CONTACT_NOT_FOUND',
    },
    { body: { note: 'Draws harbours.' } },
  ),
  removeContact: personCall('ContactID', {
    own: 'CONTACT_NOT_FOUND',
    others: 'CONTACT_NOT_FOUND',
    unknown: 'CONTACT_NOT_FOUND',
  }),
  acceptContactRequest: personCall('ContactID', {
    own: 'CONTACT_NOT_FOUND',
    others: { owner: 200, else: 'CONTACT_NOT_FOUND' },
    unknown: 'CONTACT_NOT_FOUND',
  }),
  removeContactRequest: personCall('ContactID', {
    own: 'CONTACT_NOT_FOUND',
    others: { owner: 204, member: 204, else: 'CONTACT_NOT_FOUND' },
    unknown: 'CONTACT_NOT_FOUND',
  }),
  blockContact: personCall('ContactedUserID', {
    own: 'CONTACT_SELF',
    others: 200,
    unknown: 'AUTHOR_NOT_FOUND',
  }),
  unblockContact: personCall('ContactedUserID', {
    own: 'CONTACT_NOT_FOUND',
    others: 'CONTACT_NOT_FOUND',
    unknown: 'CONTACT_NOT_FOUND',
  }),
} as const satisfies Record<string, Row>;
