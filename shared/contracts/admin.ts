import * as z from 'zod/mini';
import { domain, get, post } from '../contract.ts';
import { Project } from '../entities/project.ts';
import { pageOf, paginationQuery, text } from '../fields.ts';
import { projectStates } from '../lifecycle.ts';
import { project } from '../settings.ts';

export const admin = domain('admin', {
  listProjectsForReview: get('/admin/projects', {
    summary: 'Projects in a state, those that wait for review by default, the oldest first.',
    access: 'admin',
    query: z.object({ ...paginationQuery, status: z._default(z.enum(projectStates), 'submitted') }),
    output: pageOf(Project),
  }),

  approveProject: post('/admin/projects/{ProjectID}/approve', {
    summary: 'Publish a project; its owner is told and receives points.',
    access: 'admin',
    body: z.object({ message: z.optional(z.string().check(z.trim(), z.maxLength(project.reason.max))) }),
    output: Project,
    errors: ['PROJECT_NOT_FOUND', 'INVALID_PROJECT_STATE'],
    successMessage: 'The project is published.',
  }),

  denyProject: post('/admin/projects/{ProjectID}/deny', {
    summary: 'Send a project back with a reason; its owner may amend it and submit it again.',
    access: 'admin',
    body: z.object({ reason: text(project.reason) }),
    output: Project,
    errors: ['PROJECT_NOT_FOUND', 'INVALID_PROJECT_STATE'],
    successMessage: 'The project is sent back to its owner.',
  }),
});
