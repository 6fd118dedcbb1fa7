import { acceptContactRequest } from '#functions/contacts/acceptContactRequest.ts';
import { addContact } from '#functions/contacts/addContact.ts';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { getContact } from '#functions/contacts/getContact.ts';
import { listAuthorContacts } from '#functions/contacts/listAuthorContacts.ts';
import { listBlockedContacts } from '#functions/contacts/listBlockedContacts.ts';
import { listContacts } from '#functions/contacts/listContacts.ts';
import { listPendingContactRequests } from '#functions/contacts/listPendingContactRequests.ts';
import { removeContact } from '#functions/contacts/removeContact.ts';
import { removeContactRequest } from '#functions/contacts/removeContactRequest.ts';
import { unblockContact } from '#functions/contacts/unblockContact.ts';
import { updateContact } from '#functions/contacts/updateContact.ts';
import type { BenchWorld, Case } from './benchWorld.ts';

/** Calls on contacts; the owner has as many as the filled table has projects. */
export const contactCases = ({ owner, byOwner, requester, ben }: BenchWorld): Case[] => [
  { name: 'listContacts', handler: listContacts, input: {}, sending: byOwner },
  {
    name: 'listContacts, by name',
    handler: listContacts,
    input: { query: { search: 'owner1' } },
    sending: byOwner,
  },
  { name: 'listAuthorContacts', handler: listAuthorContacts, input: { UserID: owner }, sending: byOwner },
  {
    name: 'listPendingContactRequests',
    handler: listPendingContactRequests,
    input: {},
    sending: byOwner,
  },
  {
    name: 'acceptContactRequest',
    handler: acceptContactRequest,
    input: { ContactID: requester },
    sending: byOwner,
  },
  {
    name: 'updateContact',
    handler: updateContact,
    input: { ContactedUserID: requester, body: { note: 'Draws harbours.' } },
    sending: byOwner,
  },
  { name: 'getContact', handler: getContact, input: { ContactedUserID: requester }, sending: byOwner },
  { name: 'removeContact', handler: removeContact, input: { ContactID: requester }, sending: byOwner },
  { name: 'addContact', handler: addContact, input: { body: { ContactedUserID: ben } }, sending: byOwner },
  {
    name: 'removeContactRequest',
    handler: removeContactRequest,
    input: { ContactID: ben },
    sending: byOwner,
  },
  { name: 'blockContact', handler: blockContact, input: { ContactedUserID: ben }, sending: byOwner },
  { name: 'listBlockedContacts', handler: listBlockedContacts, input: {}, sending: byOwner },
  { name: 'unblockContact', handler: unblockContact, input: { ContactedUserID: ben }, sending: byOwner },
];
