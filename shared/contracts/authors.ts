import * as z from 'zod/mini';
import { domain, get, post, put } from '../contract.ts';
import { Author, AuthorSummary, Me, ProfileChange } from '../entities/author.ts';
import { DrawnAvatar } from '../entities/avatar.ts';
import { fromForm, pageOf, paginationQuery } from '../fields.ts';
import { UploadID } from '../ids.ts';

/** A drawn or ready-made avatar, or a finished upload. */
const AvatarChange = z.union([DrawnAvatar, z.object({ kind: z.literal('upload'), UploadID })]);

export const authors = domain('authors', {
  getMe: get('/authors/me', {
    summary: "Get the caller's profile, plan, points and pending counts.",
    access: 'signedIn',
    output: Me,
  }),

  updateMe: put('/authors/me', {
    summary: "Update the caller's profile. Omitted fields are left unchanged.",
    access: 'signedIn',
    body: ProfileChange,
    output: Me,
    errors: ['USERNAME_TAKEN'],
    successMessage: 'Your profile has been saved.',
  }),

  changeAvatar: post('/authors/me/avatar', {
    summary: "Set the caller's avatar: drawn, ready-made or uploaded.",
    access: 'signedIn',
    bodyFormat: 'form',
    body: z.object({ avatar: fromForm(AvatarChange) }),
    output: Me,
    errors: ['UPLOAD_NOT_FOUND', 'UPLOAD_NOT_READY'],
    successMessage: 'Your new avatar has been saved.',
  }),

  listAuthors: get('/authors', {
    summary: 'List people, newest first.',
    access: 'public',
    query: z.object(paginationQuery),
    output: pageOf(AuthorSummary),
  }),

  getAuthor: get('/authors/{UserID}', {
    summary: "Get a person's public profile.",
    access: 'public',
    output: Author,
    errors: ['AUTHOR_NOT_FOUND'],
  }),
});
