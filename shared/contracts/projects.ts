import * as z from 'zod/mini';
import { answering } from '../answering.ts';
import { del, domain, get, patch, post, put } from '../contract.ts';
import { KnownValues, Project, ProjectCard, Proposal, ProposalChange } from '../entities/project.ts';
import { ProjectAllowance } from '../entities/projectAllowance.ts';
import { ProposalDraft, ProposalDraftContent, ProposalDraftSummary } from '../entities/proposalDraft.ts';
import { ProspectDraft } from '../entities/prospect.ts';
import { SpentLines, StoneNames } from '../entities/showing.ts';
import { SeenOriginals } from '../entities/translation.ts';
import { Instant, pageOf, paginationQuery, text } from '../fields.ts';
import { progressionStates } from '../lifecycle.ts';
import { plans } from '../plans.ts';

/** Refusals of actions that only the owner of a project may take. */
const ownerErrors = ['PROJECT_NOT_FOUND', 'FORBIDDEN', 'INVALID_PROJECT_STATE'] as const;

export const projects = domain('projects', {
  listUserProjects: get('/projects/user/{userId}', {
    summary: "List a user's public projects as cards.",
    access: 'optional',
    cachedAtEdge: true,
    query: z.object(paginationQuery),
    output: pageOf(ProjectCard),
    errors: ['AUTHOR_NOT_FOUND'],
  }),

  getProject: get('/projects/project/{ProjectID}', {
    summary: 'Get a project. Unapproved projects are visible only to their owner and to administrators.',
    access: 'optional',
    cachedAtEdge: true,
    output: Project,
    errors: ['PROJECT_NOT_FOUND'],
  }),

  submitProject: post('/projects', {
    summary:
      'Submit a project with its roles for review: all of it or nothing. Idempotent per `submissionKey`. The draft with this id is deleted.',
    access: 'signedIn',
    body: z.object({
      proposal: Proposal,
      /** As many as the plan allows. */
      prospects: z.optional(z.array(ProspectDraft).check(z.maxLength(plans.premium.prospectsPerProject))),
      submissionKey: z.string().check(z.minLength(16), z.maxLength(64)),
    }),
    status: 201,
    output: Project,
    errors: [
      'SUBMISSION_KEY_REUSED',
      'PROJECT_LIMIT_REACHED',
      'PROSPECT_LIMIT_REACHED',
      'UPLOAD_NOT_FOUND',
      'UPLOAD_NOT_READY',
      'IMAGE_REQUIRED',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage:
      'Your project has been submitted. A real person will review it and get back to you within one to two days.',
  }),

  listProposalDrafts: get('/authors/me/proposal-drafts', {
    summary: "List the caller's drafts of proposals, last changed first.",
    access: 'signedIn',
    output: z.object({ items: z.array(ProposalDraftSummary) }),
  }),

  getProposalDraft: get('/authors/me/proposal-drafts/{ProposalDraftID}', {
    summary: 'Get a draft of a proposal of the caller.',
    access: 'signedIn',
    output: ProposalDraft,
    errors: ['PROPOSAL_DRAFT_NOT_FOUND'],
  }),

  saveProposalDraft: put('/authors/me/proposal-drafts/{ProposalDraftID}', {
    summary:
      'Create a draft of a proposal (version 0), or save one that has not changed since the given version. Refused with the current draft as `draft` otherwise, without one if it has been submitted or deleted, and if there are too many drafts. Nothing of a draft is public, and it may be incomplete.',
    access: 'signedIn',
    body: z.object({
      /** Version that the change is based on; 0 creates the draft. */
      version: z.int().check(z.gte(0)),
      content: ProposalDraftContent,
    }),
    output: ProposalDraftSummary,
    errors: ['DRAFT_CHANGED', 'DRAFT_LIMIT_REACHED', 'TOO_MANY_ATTEMPTS'],
  }),

  deleteProposalDraft: del('/authors/me/proposal-drafts/{ProposalDraftID}', {
    summary:
      'Delete a draft of a proposal of the caller, and return it as it was. Its picture is kept for a day, so that it can be saved again.',
    access: 'signedIn',
    status: 200,
    output: ProposalDraft,
    errors: ['PROPOSAL_DRAFT_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'The draft has been deleted.',
  }),

  getProjectAllowance: get('/authors/me/project-allowance', {
    summary:
      'Return what the plan and the points of the caller allow: projects at once, and work in several teams.',
    access: 'signedIn',
    output: ProjectAllowance,
  }),

  updateProject: patch('/projects/{ProjectID}', {
    summary:
      'Update a project. With `known`, fields that have been changed since are not overwritten. Set `resubmit` to submit a denied project again.',
    access: 'signedIn',
    body: z.object({
      change: ProposalChange,
      known: z.optional(KnownValues),
      /** Of the translations in the change. Without it they are of the present texts, except for those that were outdated and stay as they are. */
      originals: z.optional(SeenOriginals),
      resubmit: z.optional(z.boolean()),
      /** Greeting of people who join the team, which says what to do first and is for them alone; `null` removes it. */
      greeting: z.optional(z.nullable(text(answering.greeting))),
      /** Amounts that have been spent, of a project that has received payments: also of one that has ended, if nothing else changes. */
      spending: z.optional(SpentLines),
    }),
    output: Project,
    errors: [
      ...ownerErrors,
      'PROJECT_CHANGED',
      'PLAN_EXCEEDED',
      'PROJECT_LIMIT_REACHED',
      'UPLOAD_NOT_FOUND',
      'UPLOAD_NOT_READY',
      'INVALID_AMOUNT',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'Saved.',
  }),

  withdrawEdit: del('/projects/{ProjectID}/edit', {
    summary: 'Discard the pending edit of a project of the caller. What visitors see stays as it is.',
    access: 'signedIn',
    status: 200,
    output: Project,
    errors: ['PROJECT_NOT_FOUND', 'FORBIDDEN', 'EDIT_CHANGED', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'Your edit has been discarded.',
  }),

  changeProjectStatus: put('/projects/{ProjectID}/status', {
    summary:
      'Move a published project of the caller to another state. Completion is final and awards points to the owner and the team; abandonment and completion close all pending contribution requests.',
    access: 'signedIn',
    body: z.object({ status: z.enum(progressionStates) }),
    output: Project,
    errors: [...ownerErrors, 'PROJECT_LIMIT_REACHED', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'The state of the project has been changed.',
  }),

  nameStones: put('/projects/{ProjectID}/stones', {
    summary:
      'Name the seven stones of the budget of a project of the caller; an empty name takes the usual one.',
    access: 'signedIn',
    body: z.object({ names: StoneNames }),
    output: Project,
    errors: [...ownerErrors, 'TOO_MANY_ATTEMPTS'],
    successMessage: 'The stones have been named.',
  }),

  deleteProject: del('/projects/{ProjectID}', {
    summary: 'Delete a project that has not received any money.',
    access: 'signedIn',
    errors: [...ownerErrors, 'PROJECT_HAS_MONEY', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'The project has been deleted.',
  }),

  likeProject: put('/projects/project/{ProjectID}/like', {
    summary: 'Like or unlike a project.',
    access: 'signedIn',
    body: z.object({ liked: z.boolean() }),
    output: z.object({ liked: z.boolean(), likes: z.int() }),
    errors: ['PROJECT_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  }),

  listAuthorTeams: get('/authors/{UserID}/teams', {
    summary: 'List the public projects in whose team a user is, with their role, latest joined first.',
    access: 'public',
    cachedAtEdge: true,
    query: z.object(paginationQuery),
    output: pageOf(z.object({ project: ProjectCard, role: z.string(), joinedAt: Instant })),
    errors: ['AUTHOR_NOT_FOUND'],
  }),

  listAuthorProjects: get('/authors/{UserID}/projects', {
    summary:
      "List a person's projects. Unpublished ones are included only for that person and for administrators.",
    access: 'optional',
    cachedAtEdge: true,
    query: z.object(paginationQuery),
    output: pageOf(ProjectCard),
    errors: ['AUTHOR_NOT_FOUND'],
  }),
});
