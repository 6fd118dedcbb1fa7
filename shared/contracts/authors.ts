import * as z from 'zod/mini';
import { domain, get, post, put } from '../contract.ts';
import { Author, AuthorSummary, Me, ProfileChange } from '../entities/author.ts';
import { DrawnAvatar } from '../entities/avatar.ts';
import { ProjectCard } from '../entities/project.ts';
import { fromForm, pageOf, paginationQuery } from '../fields.ts';
import { UploadID } from '../ids.ts';

/** A drawn or ready-made face, or a picture that was uploaded before. */
const AvatarChange = z.union([DrawnAvatar, z.object({ kind: z.literal('upload'), UploadID })]);

export const authors = domain('authors', {
  getMe: get('/authors/me', {
    summary: 'The caller: profile, plan, points, what waits for them.',
    access: 'signedIn',
    output: Me,
  }),

  updateMe: put('/authors/me', {
    summary: 'Change the own profile; fields that are left out stay.',
    access: 'signedIn',
    body: ProfileChange,
    output: Me,
    errors: ['USERNAME_TAKEN'],
    successMessage: 'Your profile is saved.',
  }),

  changeAvatar: post('/authors/me/avatar', {
    summary: 'Take another face: drawn, ready-made, or an uploaded picture.',
    access: 'signedIn',
    bodyFormat: 'form',
    body: z.object({ avatar: fromForm(AvatarChange) }),
    output: Me,
    errors: ['UPLOAD_NOT_FOUND', 'UPLOAD_NOT_READY'],
    successMessage: 'Your new face is saved.',
  }),

  listAuthors: get('/authors', {
    summary: 'People, the newest first.',
    access: 'public',
    query: z.object(paginationQuery),
    output: pageOf(AuthorSummary),
  }),

  getAuthor: get('/authors/{UserID}', {
    summary: "A person's public page.",
    access: 'public',
    output: Author,
    errors: ['AUTHOR_NOT_FOUND'],
  }),

  listAuthorProjects: get('/authors/{UserID}/projects', {
    summary: 'The projects of a person; their own unpublished ones only for themselves and administrators.',
    access: 'optional',
    query: z.object(paginationQuery),
    output: pageOf(ProjectCard),
    errors: ['AUTHOR_NOT_FOUND'],
  }),
});
