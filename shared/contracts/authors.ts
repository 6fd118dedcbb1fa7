import * as z from 'zod/mini';
import { domain, get, post, put } from '../contract.ts';
import { Author, Me, ProfileChange } from '../entities/author.ts';
import { DrawnAvatar } from '../entities/avatar.ts';
import { PageConfig } from '../entities/pageConfig.ts';
import { fromForm } from '../fields.ts';
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
    errors: ['USERNAME_TAKEN', 'NAME_NOT_ALLOWED', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'Your profile has been saved.',
  }),

  changeAvatar: post('/authors/me/avatar', {
    summary: "Set the caller's avatar: drawn, ready-made or uploaded.",
    access: 'signedIn',
    bodyFormat: 'form',
    body: z.object({ avatar: fromForm(AvatarChange) }),
    output: Me,
    errors: ['UPLOAD_NOT_FOUND', 'UPLOAD_NOT_READY', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'Your new avatar has been saved.',
  }),

  getPageConfig: get('/authors/{UserID}/page-config', {
    summary: "Get the caller's configuration of a page; empty, with version 0, if none has been saved.",
    access: 'signedIn',
    query: z.object({ pageName: PageConfig.shape.pageName }),
    output: PageConfig,
    errors: ['FORBIDDEN'],
  }),

  savePageConfig: put('/authors/{UserID}/page-config', {
    summary:
      "Replace the caller's configuration of a page. With a version, only if nobody has replaced that version since; the refusal carries the current configuration.",
    access: 'signedIn',
    query: z.object({ pageName: PageConfig.shape.pageName }),
    body: z.object({
      data: PageConfig.shape.data,
      version: z.optional(z.int().check(z.gte(0))),
    }),
    output: PageConfig,
    errors: ['FORBIDDEN', 'PAGE_CONFIG_CHANGED', 'TOO_MANY_ATTEMPTS'],
  }),

  getAuthor: get('/authors/{UserID}', {
    summary: "Get a person's public profile.",
    access: 'public',
    cachedAtEdge: true,
    output: Author,
    errors: ['AUTHOR_NOT_FOUND'],
  }),
});
