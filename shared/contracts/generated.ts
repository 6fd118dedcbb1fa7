import * as z from 'zod/mini';
import { domain, get, post } from '../contract.ts';
import { GeneratedIdea, GeneratedProspect, GeneratedTask, GenerationQuota } from '../entities/generated.ts';
import { Language, pageOf, paginationQuery, text } from '../fields.ts';
import { audiences, constraints, generation } from '../generation.ts';
import { ProjectID, ProspectID } from '../ids.ts';

/** Refusals of every generation. The first failures of a day are not counted. */
const generationErrors = [
  'SUBMISSION_KEY_REUSED',
  'GENERATION_LIMIT_REACHED',
  'GENERATION_HOURLY_LIMIT_REACHED',
  'GENERATION_BUDGET_USED',
  'GENERATION_IN_PROGRESS',
  'GENERATION_UNAVAILABLE',
] as const;

/** Idempotency key: a repeated one returns the same result and counts once. */
const submissionKey = z.string().check(z.minLength(16), z.maxLength(64));
const topic = text(generation.topic);
const quota = GenerationQuota;

const projectQuery = z.object({ ...paginationQuery, ProjectID: z.optional(ProjectID) });

export const generated = domain('generated', {
  generateContent: post('/llm/generate', {
    summary:
      "Generate ideas, roles for a topic, or tasks for a project or one of its roles. Idempotent per `submissionKey`. The caller's plan limits the generations per day; those per hour are limited on every plan.",
    access: 'signedIn',
    body: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('ideas'),
        language: Language,
        topic: z.optional(topic),
        audience: z.optional(z.enum(audiences)),
        constraint: z.optional(z.enum(constraints)),
        submissionKey,
      }),
      z.object({ kind: z.literal('prospects'), language: Language, topic, submissionKey }),
      z.object({
        kind: z.literal('tasks'),
        ProjectID,
        ProspectID: z.optional(ProspectID),
        submissionKey,
      }),
    ]),
    status: 201,
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('ideas'), items: z.array(GeneratedIdea), quota }),
      z.object({ kind: z.literal('prospects'), items: z.array(GeneratedProspect), quota }),
      z.object({ kind: z.literal('tasks'), items: z.array(GeneratedTask), quota }),
    ]),
    errors: [
      ...generationErrors,
      'PROJECT_NOT_FOUND',
      'PROSPECT_NOT_FOUND',
      'FORBIDDEN',
      'PLAN_WITHOUT_ACCESS',
      'INVALID_PROJECT_STATE',
    ],
  }),

  generateProspects: post('/llm/projects/{ProjectID}/prospects', {
    summary:
      "Generate roles for a project of the caller, in the project's language. Idempotent per `submissionKey`.",
    access: 'signedIn',
    body: z.object({ submissionKey }),
    status: 201,
    output: z.object({ items: z.array(GeneratedProspect), quota }),
    errors: [...generationErrors, 'PROJECT_NOT_FOUND', 'FORBIDDEN', 'INVALID_PROJECT_STATE'],
  }),

  listGeneratedIdeas: get('/llm/ideas', {
    summary:
      'List the ideas that were generated for the caller, newest first. They are deleted after 30 days.',
    access: 'signedIn',
    query: z.object(paginationQuery),
    output: z.extend(pageOf(GeneratedIdea), { quota }),
  }),

  listGeneratedProspects: get('/llm/prospects', {
    summary: 'List the roles that were generated for the caller, newest first: all, or those for a project.',
    access: 'signedIn',
    query: projectQuery,
    output: z.extend(pageOf(GeneratedProspect), { quota }),
  }),

  listGeneratedTasks: get('/llm/tasks', {
    summary: 'List the tasks that were generated for the caller, newest first: all, or those for a project.',
    access: 'signedIn',
    query: projectQuery,
    output: z.extend(pageOf(GeneratedTask), { quota }),
  }),
});
