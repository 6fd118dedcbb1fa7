import * as z from 'zod/mini';
import { domain, get, post } from '../contract.ts';
import { Project } from '../entities/project.ts';
import { pageOf, paginationQuery, text } from '../fields.ts';
import { projectStates } from '../lifecycle.ts';
import { project } from '../settings.ts';

export const admin = domain('admin', {
  listProjectsForReview: get('/admin/projects', {
    summary:
      'List projects by status: submitted ones (the default) oldest first, others by their review, newest first.',
    access: 'admin',
    query: z.object({ ...paginationQuery, status: z._default(z.enum(projectStates), 'submitted') }),
    output: pageOf(Project),
  }),

  approveProject: post('/admin/projects/{ProjectID}/approve', {
    summary: 'Approve and publish a project. Notifies its owner and awards them points.',
    access: 'admin',
    body: z.object({ message: z.optional(z.string().check(z.trim(), z.maxLength(project.reason.max))) }),
    output: Project,
    errors: ['PROJECT_NOT_FOUND', 'INVALID_PROJECT_STATE'],
    successMessage: 'The project has been published.',
  }),

  denyProject: post('/admin/projects/{ProjectID}/deny', {
    summary: 'Deny a project with a reason. Its owner can edit and resubmit it.',
    access: 'admin',
    body: z.object({ reason: text(project.reason) }),
    output: Project,
    errors: ['PROJECT_NOT_FOUND', 'INVALID_PROJECT_STATE'],
    successMessage: 'The project has been sent back to its owner.',
  }),
});
