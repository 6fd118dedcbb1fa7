import * as z from 'zod/mini';
import { del, domain, get, patch, post, put } from '../contract.ts';
import { Percent, ProgressDraft, ProgressEntry } from '../entities/progressEntry.ts';
import { pageOf, paginationQuery } from '../fields.ts';

/** The progress log of a project, written by its owner. */
export const progress = domain('progress', {
  listProgressEntries: get('/projects/{ProjectID}/progress-entries', {
    summary: "List the entries of a project's progress log, newest first.",
    access: 'optional',
    cachedAtEdge: true,
    query: z.object(paginationQuery),
    output: pageOf(ProgressEntry),
    errors: ['PROJECT_NOT_FOUND'],
  }),

  addProgressEntry: post('/projects/{ProjectID}/progress-entries', {
    summary:
      'Add an entry to the progress log of a project of the caller. With `progress`, the progress of the project changes too.',
    access: 'signedIn',
    body: z.extend(ProgressDraft, { progress: z.optional(Percent) }),
    status: 201,
    output: ProgressEntry,
    errors: [
      'PROJECT_NOT_FOUND',
      'FORBIDDEN',
      'INVALID_PROJECT_STATE',
      'PLAN_EXCEEDED',
      'PROGRESS_LIMIT_REACHED',
      'PROGRESS_PICTURE_LIMIT_REACHED',
      'UPLOAD_NOT_FOUND',
      'UPLOAD_NOT_READY',
      'TOO_MANY_ATTEMPTS',
    ],
  }),

  updateProgressEntry: patch('/projects/{ProjectID}/progress-entries/{ProgressEntryID}', {
    summary:
      "Edit the title, the text and the pictures of an entry of the caller. It's then marked as edited.",
    access: 'signedIn',
    body: ProgressDraft,
    output: ProgressEntry,
    errors: [
      'PROJECT_NOT_FOUND',
      'PROGRESS_ENTRY_NOT_FOUND',
      'FORBIDDEN',
      'PROGRESS_PICTURE_LIMIT_REACHED',
      'UPLOAD_NOT_FOUND',
      'UPLOAD_NOT_READY',
      'TOO_MANY_ATTEMPTS',
    ],
  }),

  deleteProgressEntry: del('/projects/{ProjectID}/progress-entries/{ProgressEntryID}', {
    summary: 'Delete an entry of the caller from the progress log.',
    access: 'signedIn',
    errors: ['PROJECT_NOT_FOUND', 'PROGRESS_ENTRY_NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'The entry has been deleted.',
  }),

  hideProgressEntry: put('/projects/{ProjectID}/progress-entries/{ProgressEntryID}/hidden', {
    summary: 'Hide an entry of a progress log, or show it again, as an administrator.',
    access: 'admin',
    body: z.object({ hidden: z.boolean() }),
    output: ProgressEntry,
    errors: ['PROJECT_NOT_FOUND', 'PROGRESS_ENTRY_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  }),
});
