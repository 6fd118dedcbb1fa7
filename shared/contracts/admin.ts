import * as z from 'zod/mini';
import { domain, get, post, put } from '../contract.ts';
import { message } from '../correspondence.ts';
import { AuditEntry, auditActions } from '../entities/auditEntry.ts';
import { MaintenanceStatus } from '../entities/maintenanceStatus.ts';
import { Person, PersonDetails } from '../entities/person.ts';
import { Project } from '../entities/project.ts';
import { SupportRequest, supportStates } from '../entities/supportRequest.ts';
import { Instant, pageOf, paginationQuery, text, tidied } from '../fields.ts';
import { SecretToken, UserID } from '../ids.ts';
import { projectStates, userStates } from '../lifecycle.ts';
import { personSearch } from '../moderation.ts';
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
    summary:
      'Approve and publish a project. Notifies its owner and awards them points. With `updatedAt`, only if the project is as it was read.',
    access: 'admin',
    body: z.object({
      message: z.optional(z.string().check(tidied(), z.maxLength(project.reason.max))),
      updatedAt: z.optional(Instant),
    }),
    output: Project,
    errors: ['PROJECT_NOT_FOUND', 'INVALID_PROJECT_STATE', 'PROJECT_CHANGED'],
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

  askOwner: post('/admin/projects/{ProjectID}/question', {
    summary:
      'Ask the owner of a project that waits for its review. The question is a message from the administrator, who gets the answer; the project keeps waiting.',
    access: 'admin',
    body: z.object({ question: text(project.reason) }),
    output: Project,
    errors: ['PROJECT_NOT_FOUND', 'INVALID_PROJECT_STATE', 'MESSAGE_SELF'],
    successMessage: 'Your question has been sent.',
  }),

  listProjectEdits: get('/admin/project-edits', {
    summary: 'List public projects whose edits wait for a review, oldest first, each with its pending edit.',
    access: 'admin',
    query: z.object(paginationQuery),
    output: pageOf(Project),
  }),

  approveEdit: post('/admin/projects/{ProjectID}/edit/approve', {
    summary: 'Publish the pending edit of a project as it was read. Notifies its owner.',
    access: 'admin',
    body: z.object({ version: z.int() }),
    output: Project,
    errors: ['PROJECT_NOT_FOUND', 'EDIT_CHANGED'],
    successMessage: 'The edit has been published.',
  }),

  denyEdit: post('/admin/projects/{ProjectID}/edit/deny', {
    summary:
      'Deny the pending edit of a project with a reason. The public texts stay; the owner can change the edit.',
    access: 'admin',
    body: z.object({ version: z.int(), reason: text(project.reason) }),
    output: Project,
    errors: ['PROJECT_NOT_FOUND', 'EDIT_CHANGED'],
    successMessage: 'The edit has been sent back to the owner.',
  }),

  listAuditEntries: get('/admin/audit', {
    summary:
      'List what administrators have done, newest first; by administrator, by action or by both, or what was done to a person.',
    access: 'admin',
    query: z.object({
      ...paginationQuery,
      administratorId: z.optional(UserID),
      action: z.optional(z.enum(auditActions)),
      personId: z.optional(UserID),
    }),
    output: pageOf(AuditEntry),
  }),

  findPeople: get('/admin/people', {
    summary:
      'Find people by the beginning of any word of their username or name, by email address, by id or by the number of one of their orders; without a search, list those with a status, newest first.',
    access: 'admin',
    query: z.object({
      ...paginationQuery,
      search: z.optional(z.string().check(tidied(), z.maxLength(personSearch.max))),
      status: z._default(z.enum(userStates), 'active'),
    }),
    output: pageOf(Person),
  }),

  getPerson: get('/admin/people/{UserID}', {
    summary: "Get a person's account, with the ban in force.",
    access: 'admin',
    output: PersonDetails,
    errors: ['AUTHOR_NOT_FOUND'],
  }),

  banPerson: post('/admin/people/{UserID}/ban', {
    summary:
      'Ban a person with a reason: ends their sessions, hides their projects from lists, stops orders and holds payouts. Idempotent.',
    access: 'admin',
    body: z.object({ reason: text(project.reason) }),
    output: PersonDetails,
    errors: ['AUTHOR_NOT_FOUND', 'PERSON_PROTECTED'],
    successMessage: 'The account has been banned.',
  }),

  restorePerson: post('/admin/people/{UserID}/restore', {
    summary: 'Lift the ban of a person. Idempotent.',
    access: 'admin',
    body: z.object({ reason: z.optional(z.string().check(tidied(), z.maxLength(project.reason.max))) }),
    output: PersonDetails,
    errors: ['AUTHOR_NOT_FOUND'],
    successMessage: 'The account has been restored.',
  }),

  listSupportRequests: get('/admin/support', {
    summary:
      'List the messages to support that wait for an answer: those of people with priority support first, then oldest first. Or those that have been answered or closed, newest first, with who did so.',
    access: 'admin',
    query: z.object({ ...paginationQuery, state: z._default(z.enum(supportStates), 'waiting') }),
    output: pageOf(SupportRequest),
  }),

  answerSupportRequest: post('/admin/support/{id}/answer', {
    summary: 'Answer a message to support in the name of support.',
    access: 'admin',
    body: z.object({ answer: text(message.body) }),
    errors: ['SUPPORT_REQUEST_NOT_FOUND', 'AUTHOR_NOT_FOUND'],
    successMessage: 'Your answer has been sent.',
  }),

  closeSupportRequest: post('/admin/support/{id}/close', {
    summary: 'End the waiting of a message to support that needs no answer.',
    access: 'admin',
    errors: ['SUPPORT_REQUEST_NOT_FOUND'],
    successMessage: 'The message no longer waits.',
  }),

  getMaintenance: get('/admin/maintenance', {
    summary: 'Get whether the site is under maintenance, since when, and who switched it.',
    access: 'admin',
    output: MaintenanceStatus,
  }),

  saveMaintenance: put('/admin/maintenance', {
    summary:
      'Switch maintenance on, or change its expected end, or switch it off. Within seconds everybody but administrators is refused with SITE_UNDER_MAINTENANCE.',
    access: 'admin',
    body: z.object({ isOn: z.boolean(), until: z.optional(Instant) }),
    output: MaintenanceStatus,
    errors: ['MAINTENANCE_END_PAST'],
    successMessage: 'Maintenance has been switched.',
  }),

  getSsoToken: get('/admin/sso-token', {
    summary:
      'Get a token with which the caller signs in to an admin portal: for the origin named in `origin`, once, within 60 seconds.',
    access: 'admin',
    headers: z.object({ authorization: z.string().check(z.maxLength(8_000)) }),
    output: z.object({ token: SecretToken, expiresAt: Instant }),
    errors: ['ORIGIN_NOT_ALLOWED'],
  }),

  ssoLogin: get('/admin/sso-login', {
    summary: "Exchange a token for the administrator's session, at the origin that the token was issued for.",
    access: 'public',
    worksDuringMaintenance: true,
    query: z.object({ token: SecretToken }),
    output: z.object({ token: z.string(), expiresIn: z.int(), UserID }),
    errors: ['SSO_TOKEN_INVALID', 'ORIGIN_NOT_ALLOWED', 'TOO_MANY_ATTEMPTS'],
  }),
});
