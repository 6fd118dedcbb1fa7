import * as z from 'zod/mini';
import { domain, get, put } from '../contract.ts';
import { Follow, FollowChange } from '../entities/follow.ts';
import { pageOf, paginationQuery } from '../fields.ts';

export const follows = domain('follows', {
  changeFollow: put('/authors/me/follows/{FollowedID}', {
    summary:
      'Follow a project, to hear of its progress, or a person, to hear of new projects of theirs, or stop. Idempotent.',
    access: 'signedIn',
    body: FollowChange,
    output: z.object({ following: z.boolean() }),
    errors: ['PROJECT_NOT_FOUND', 'AUTHOR_NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_ATTEMPTS'],
  }),

  listFollows: get('/authors/me/follows', {
    summary:
      'List what the caller follows, the latest first. A page is shorter where something is not public at the moment.',
    access: 'signedIn',
    query: z.object(paginationQuery),
    output: pageOf(Follow),
  }),
});
