import { handler as acceptContactRequest } from '#functions/contacts/acceptContactRequest.lambda.ts';
import { handler as addContact } from '#functions/contacts/addContact.lambda.ts';
import { handler as blockContact } from '#functions/contacts/blockContact.lambda.ts';
import { handler as getContact } from '#functions/contacts/getContact.lambda.ts';
import { handler as listAuthorContacts } from '#functions/contacts/listAuthorContacts.lambda.ts';
import { handler as listBlockedContacts } from '#functions/contacts/listBlockedContacts.lambda.ts';
import { handler as listContacts } from '#functions/contacts/listContacts.lambda.ts';
import { handler as listPendingContactRequests } from '#functions/contacts/listPendingContactRequests.lambda.ts';
import { handler as removeContact } from '#functions/contacts/removeContact.lambda.ts';
import { handler as removeContactRequest } from '#functions/contacts/removeContactRequest.lambda.ts';
import { handler as unblockContact } from '#functions/contacts/unblockContact.lambda.ts';
import { handler as updateContact } from '#functions/contacts/updateContact.lambda.ts';
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
