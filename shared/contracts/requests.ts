import * as z from 'zod/mini';
import { answering } from '../answering.ts';
import { domain, get, post } from '../contract.ts';
import { ContributionRequest } from '../entities/contributionRequest.ts';
import { AppliedProspect, Prospect, StarterTask } from '../entities/prospect.ts';
import { TeamMember } from '../entities/teamMember.ts';
import { pageOf, paginationQuery, text, WebAddress } from '../fields.ts';
import { starterTask } from '../finding.ts';
import { ContributionRequestId, ProspectID, UserID } from '../ids.ts';
import { declineReasons } from '../lifecycle.ts';
import { request } from '../settings.ts';

export const requests = domain('requests', {
  sendRequest: post('/projects/{ProjectID}/contribution-requests', {
    summary:
      'Apply for a role with an optional note or, if the role has a starter task, with the task as it was seen and the answer to it.',
    access: 'signedIn',
    body: z.object({
      typeId: ProspectID,
      note: z.optional(text(request.note)),
      starterTask: z.optional(StarterTask),
      answer: z.optional(text(starterTask.answer)),
      answerLink: z.optional(WebAddress(starterTask.link)),
    }),
    status: 201,
    output: ContributionRequest,
    errors: [
      'PROJECT_NOT_FOUND',
      'PROSPECT_NOT_FOUND',
      'PROSPECT_TAKEN',
      'PROSPECT_CLOSED',
      'OWN_PROJECT',
      'ALREADY_APPLIED',
      'ALREADY_MEMBER',
      'INVALID_PROJECT_STATE',
      'INSUFFICIENT_POINTS',
      'STARTER_TASK_CHANGED',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'Your application has been sent to the owner.',
  }),

  listProjectRequests: get('/projects/contribution-requests/{ProjectID}', {
    summary:
      "List a project's contribution requests for its owner: all, newest first, or only pending ones; those for one role with `typeId`, of which a page may hold few or none before the last.",
    access: 'signedIn',
    query: z.object({
      ...paginationQuery,
      status: z.optional(z.literal('pending')),
      typeId: z.optional(ProspectID),
    }),
    output: pageOf(ContributionRequest),
    errors: ['PROJECT_NOT_FOUND', 'FORBIDDEN'],
  }),

  listOwnerRequests: get('/contribution/requests', {
    summary:
      'List the contribution requests to all projects of an owner (the caller, or anyone for administrators): all, or only pending ones.',
    access: 'signedIn',
    query: z.object({ ...paginationQuery, ownerId: UserID, status: z.optional(z.literal('pending')) }),
    output: pageOf(ContributionRequest),
    errors: ['FORBIDDEN'],
  }),

  acceptRequest: post('/projects/{ProjectID}/users', {
    summary:
      'Accept a contribution request. The applicant joins the team and fills the role; their starter task, if any, becomes a finished task.',
    access: 'signedIn',
    query: z.object({
      contributorId: UserID,
      contributionRequestId: ContributionRequestId,
      typeId: ProspectID,
    }),
    status: 201,
    output: TeamMember,
    errors: [
      'PROJECT_NOT_FOUND',
      'FORBIDDEN',
      'REQUEST_NOT_FOUND',
      'IN_ANOTHER_TEAM',
      'REQUEST_ALREADY_PROCESSED',
      'PROSPECT_TAKEN',
      'ALREADY_MEMBER',
      'PLAN_EXCEEDED',
      'INVALID_PROJECT_STATE',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'The application has been accepted.',
  }),

  denyRequest: post('/projects/{ProjectID}/contribution-requests/{contributionRequestId}/deny', {
    summary:
      'Deny a contribution request, with one of the ready-made reasons or in the own words of the owner. The applicant reads it.',
    access: 'signedIn',
    body: z.optional(
      z.object({
        reason: z.optional(z.enum(declineReasons)),
        words: z.optional(text(answering.decline)),
      }),
    ),
    output: ContributionRequest,
    errors: [
      'PROJECT_NOT_FOUND',
      'FORBIDDEN',
      'REQUEST_NOT_FOUND',
      'REQUEST_ALREADY_PROCESSED',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'The application has been declined.',
  }),

  askApplicant: post('/projects/{ProjectID}/contribution-requests/{contributionRequestId}/question', {
    summary:
      'Ask the applicant a question about a pending contribution request to a project of the caller, once. The applicant has seven days at least before the request expires.',
    access: 'signedIn',
    body: z.object({ question: text(answering.question) }),
    status: 201,
    output: ContributionRequest,
    errors: [
      'PROJECT_NOT_FOUND',
      'FORBIDDEN',
      'REQUEST_NOT_FOUND',
      'REQUEST_ALREADY_PROCESSED',
      'QUESTION_ALREADY_ASKED',
      'AUTHOR_NOT_FOUND',
      'CONTACT_BLOCKED',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'Your question has been sent.',
  }),

  answerQuestion: post(
    '/projects/{ProjectID}/contribution-requests/{contributionRequestId}/question/answer',
    {
      summary: "Answer the owner's question about the caller's own pending contribution request, once.",
      access: 'signedIn',
      body: z.object({ answer: text(answering.answer) }),
      status: 201,
      output: ContributionRequest,
      errors: [
        'REQUEST_NOT_FOUND',
        'REQUEST_ALREADY_PROCESSED',
        'QUESTION_NOT_FOUND',
        'QUESTION_ALREADY_ANSWERED',
        'INVALID_PROJECT_STATE',
        'CONTACT_BLOCKED',
        'TOO_MANY_ATTEMPTS',
      ],
      successMessage: 'Your answer has been sent to the owner.',
    },
  ),

  withdrawRequest: post('/projects/{ProjectID}/contribution-requests/{contributionRequestId}/withdraw', {
    summary: "Withdraw the caller's own pending contribution request. They may apply for the role again.",
    access: 'signedIn',
    output: ContributionRequest,
    errors: ['REQUEST_NOT_FOUND', 'REQUEST_ALREADY_PROCESSED', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'Your application has been withdrawn.',
  }),

  listMyRequests: get('/authors/me/contribution-requests', {
    summary: 'List the contribution requests that the caller has sent, newest first, including decided ones.',
    access: 'signedIn',
    query: z.object(paginationQuery),
    output: pageOf(ContributionRequest),
  }),

  getAnswerTime: get('/authors/{OwnerUserID}/answer-time', {
    summary:
      'Get how soon an owner usually answers applications: the median of their latest answers in hours, from five answers on.',
    access: 'public',
    output: z.object({ medianHours: z.optional(z.number()) }),
  }),

  listProspects: get('/projects/{ProjectID}/prospects', {
    summary: "List a project's roles, including filled ones.",
    access: 'optional',
    cachedAtEdge: true,
    output: z.object({ items: z.array(Prospect) }),
    errors: ['PROJECT_NOT_FOUND'],
  }),

  listProjectAppliedProspects: get('/projects/{ProjectID}/applied-prospects', {
    summary: 'List the roles of a project that the caller has applied for.',
    access: 'signedIn',
    output: z.object({ items: z.array(AppliedProspect) }),
    errors: ['PROJECT_NOT_FOUND'],
  }),

  listMyProjectAppliedProspects: get('/authors/me/projects/{ProjectID}/applied-prospects', {
    summary:
      'List the roles of a project that the caller has applied for, newest first, even if the project is no longer visible.',
    access: 'signedIn',
    output: z.object({ items: z.array(AppliedProspect) }),
    errors: ['PROJECT_NOT_FOUND'],
  }),

  listMyAppliedProspects: get('/authors/me/applied-prospects', {
    summary: 'List every role the caller has applied for, newest first.',
    access: 'signedIn',
    query: z.object(paginationQuery),
    output: pageOf(AppliedProspect),
  }),
});
