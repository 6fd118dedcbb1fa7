import * as z from 'zod/mini';
import { del, domain, get, patch, post, put } from '../contract.ts';
import { Comment, Reply } from '../entities/comment.ts';
import { pageOf, paginationQuery, text } from '../fields.ts';
import { CommentID } from '../ids.ts';
import { comment } from '../settings.ts';

/** Names the comment that a reply belongs to; absent for a comment. */
const inThread = z.object({ replyTo: z.optional(CommentID) });

/** Comments on a project, with their replies. */
export const comments = domain('comments', {
  listComments: get('/projects/{ProjectID}/comments', {
    summary: 'List comments with their replies, newest comment first.',
    access: 'optional',
    cachedAtEdge: true,
    query: z.object(paginationQuery),
    output: pageOf(Comment),
    errors: ['PROJECT_NOT_FOUND'],
  }),

  addComment: post('/projects/{ProjectID}/comments', {
    summary: 'Comment on a project, or reply to a comment.',
    access: 'signedIn',
    body: z.object({ text: text(comment), replyTo: z.optional(CommentID) }),
    status: 201,
    output: Reply,
    errors: ['PROJECT_NOT_FOUND', 'COMMENT_NOT_FOUND', 'INVALID_PROJECT_STATE', 'TOO_MANY_ATTEMPTS'],
  }),

  updateComment: patch('/projects/{ProjectID}/comments/{CommentID}', {
    summary: "Edit a comment of the caller, or a reply. It's then marked as edited.",
    access: 'signedIn',
    query: inThread,
    body: z.object({ text: text(comment) }),
    output: Reply,
    errors: ['PROJECT_NOT_FOUND', 'COMMENT_NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_ATTEMPTS'],
  }),

  deleteComment: del('/projects/{ProjectID}/comments/{CommentID}', {
    summary: 'Delete a comment of the caller, or a reply. A comment with replies leaves a placeholder.',
    access: 'signedIn',
    query: inThread,
    errors: ['PROJECT_NOT_FOUND', 'COMMENT_NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'The comment has been deleted.',
  }),

  hideComment: put('/projects/{ProjectID}/comments/{CommentID}/hidden', {
    summary:
      "Hide a comment or a reply, or show it again, as the project's owner or an administrator. What an administrator hid, only administrators show again.",
    access: 'signedIn',
    query: inThread,
    body: z.object({ hidden: z.boolean() }),
    output: Reply,
    errors: ['PROJECT_NOT_FOUND', 'COMMENT_NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_ATTEMPTS'],
  }),
});
