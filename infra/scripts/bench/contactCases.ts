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
  { name: 'listContacts', operation: listContacts, input: {}, sending: byOwner },
  {
    name: 'listContacts, by name',
    operation: listContacts,
    input: { query: { search: 'owner1' } },
    sending: byOwner,
  },
  { name: 'listAuthorContacts', operation: listAuthorContacts, input: { UserID: owner }, sending: byOwner },
  {
    name: 'listPendingContactRequests',
    operation: listPendingContactRequests,
    input: {},
    sending: byOwner,
  },
  {
    name: 'acceptContactRequest',
    operation: acceptContactRequest,
    input: { ContactID: requester },
    sending: byOwner,
  },
  {
    name: 'updateContact',
    operation: updateContact,
    input: { ContactedUserID: requester, body: { note: 'Draws harbours.' } },
    sending: byOwner,
  },
  { name: 'getContact', operation: getContact, input: { ContactedUserID: requester }, sending: byOwner },
  { name: 'removeContact', operation: removeContact, input: { ContactID: requester }, sending: byOwner },
  { name: 'addContact', operation: addContact, input: { body: { ContactedUserID: ben } }, sending: byOwner },
  {
    name: 'removeContactRequest',
    operation: removeContactRequest,
    input: { ContactID: ben },
    sending: byOwner,
  },
  { name: 'blockContact', operation: blockContact, input: { ContactedUserID: ben }, sending: byOwner },
  { name: 'listBlockedContacts', operation: listBlockedContacts, input: {}, sending: byOwner },
  { name: 'unblockContact', operation: unblockContact, input: { ContactedUserID: ben }, sending: byOwner },
];
