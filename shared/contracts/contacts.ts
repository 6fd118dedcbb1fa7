import * as z from 'zod/mini';
import { del, domain, get, post, put } from '../contract.ts';
import { contacts as settings } from '../correspondence.ts';
import { BlockedContact, Contact, ContactState, RequestDirection } from '../entities/contact.ts';
import { pageOf, paginationQuery, text } from '../fields.ts';
import { UserID } from '../ids.ts';

const listQuery = z.object({
  ...paginationQuery,
  /** The people who share a project or a pending application with the caller are a list of their own. */
  status: z._default(z.enum(['ACCEPTED', 'INTERACTED']), 'ACCEPTED'),
  /** Beginnings of words of the name as it is shown, without regard to case and accents. */
  search: z.optional(text(settings.search)),
});

export const contacts = domain('contacts', {
  listContacts: get('/authors/me/contacts', {
    summary:
      "List the caller's contacts, or the people they have interacted with, by name. A page of a search may have fewer than its limit.",
    access: 'signedIn',
    query: listQuery,
    output: pageOf(Contact),
  }),

  addContact: post('/authors/me/contacts', {
    summary:
      'Ask a person to become a contact. If they have already asked the caller, their request is accepted.',
    access: 'signedIn',
    body: z.object({ ContactedUserID: UserID }),
    status: 201,
    output: Contact,
    errors: [
      'AUTHOR_NOT_FOUND',
      'CONTACT_SELF',
      'CONTACT_ALREADY_EXISTS',
      'CONTACT_ADMIN_PROTECTED',
      'CONTACT_BLOCKED',
      'CONTACT_REQUEST_LIMIT',
      'CONTACT_LIMIT_REACHED',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'Your contact request has been sent.',
  }),

  getContact: get('/authors/me/contacts/{ContactedUserID}', {
    summary: 'Get what a person is to the caller: contact, pending request, blocked, or nothing.',
    access: 'signedIn',
    output: ContactState,
    errors: ['AUTHOR_NOT_FOUND'],
  }),

  updateContact: put('/authors/me/contacts/{ContactedUserID}', {
    summary: "Set the caller's private note about a contact, which nobody else sees. `null` clears it.",
    access: 'signedIn',
    body: z.object({ note: z.nullable(text(settings.note)) }),
    output: Contact,
    errors: ['CONTACT_NOT_FOUND', 'CONTACT_ADMIN_PROTECTED', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'Your note has been saved.',
  }),

  removeContact: del('/authors/me/contacts/{ContactID}', {
    summary: 'Remove a contact. The other person is not notified.',
    access: 'signedIn',
    errors: ['CONTACT_NOT_FOUND', 'CONTACT_ADMIN_PROTECTED', 'TOO_MANY_ATTEMPTS'],
  }),

  listAuthorContacts: get('/authors/{UserID}/contacts', {
    summary: "List a person's contacts by name, for the person and for administrators.",
    access: 'signedIn',
    query: listQuery,
    output: pageOf(Contact),
    errors: ['AUTHOR_NOT_FOUND', 'FORBIDDEN'],
  }),

  listPendingContactRequests: get('/authors/me/contact-requests/pending', {
    summary:
      'List the pending contact requests that the caller received or sent, newest first, with both counts.',
    access: 'signedIn',
    query: z.object({ ...paginationQuery, direction: z._default(RequestDirection, 'received') }),
    output: z.extend(pageOf(Contact), { received: z.int(), sent: z.int() }),
  }),

  acceptContactRequest: put('/authors/me/contact-requests/{ContactID}/accept', {
    summary: 'Accept a received contact request.',
    access: 'signedIn',
    output: Contact,
    errors: [
      'CONTACT_NOT_FOUND',
      'CONTACT_ALREADY_EXISTS',
      'CONTACT_ADMIN_PROTECTED',
      'CONTACT_LIMIT_REACHED',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'The contact request has been accepted.',
  }),

  removeContactRequest: del('/authors/me/contact-requests/{ContactID}', {
    summary: 'Reject a received contact request or withdraw a sent one. The other person is not notified.',
    access: 'signedIn',
    errors: ['CONTACT_NOT_FOUND', 'CONTACT_ADMIN_PROTECTED', 'TOO_MANY_ATTEMPTS'],
  }),

  listBlockedContacts: get('/authors/me/blocked-contacts', {
    summary: 'List the people whom the caller has blocked, by name.',
    access: 'signedIn',
    query: z.object({ ...paginationQuery, search: z.optional(text(settings.search)) }),
    output: pageOf(BlockedContact),
  }),

  blockContact: put('/authors/me/contacts/{ContactedUserID}/block', {
    summary:
      "Block a person: they can no longer write to the caller, nor apply to or comment on the caller's projects, and are not told. Removes the contact and its requests.",
    access: 'signedIn',
    output: BlockedContact,
    errors: [
      'AUTHOR_NOT_FOUND',
      'CONTACT_SELF',
      'CONTACT_ADMIN_PROTECTED',
      'BLOCK_LIMIT_REACHED',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'You have blocked this person.',
  }),

  unblockContact: del('/authors/me/contacts/{ContactedUserID}/block', {
    summary: 'Unblock a person.',
    access: 'signedIn',
    errors: ['CONTACT_NOT_FOUND', 'CONTACT_ADMIN_PROTECTED', 'TOO_MANY_ATTEMPTS'],
  }),
});
