import * as z from 'zod/mini';
import { del, domain, get, post, put } from '../contract.ts';
import { message } from '../correspondence.ts';
import { RecruitLabel, RecruitLabelDetails, TeamToHire } from '../entities/recruitLabel.ts';
import {
  Country,
  integerFromString,
  pageOf,
  paginationQuery,
  Skill,
  text,
  tidied,
  WrittenLanguage,
} from '../fields.ts';
import { recruiting as settings } from '../recruiting.ts';
import { searchLength } from '../search.ts';
import { corrected } from './found.ts';

export const recruiting = domain('recruiting', {
  listTeamsToHire: get('/teams-to-hire', {
    summary:
      'List teams with the recruit label, latest first, with the project that they completed; by words of the project and its roles, the best match first, and by skill, country and language of the project.',
    access: 'public',
    cachedAtEdge: true,
    query: z.object({
      cursor: paginationQuery.cursor,
      limit: z._default(integerFromString({ min: 1, max: settings.page.max }), settings.page.default),
      /** Words of the project, its place and the roles of the team, as those of `listProjects`. */
      search: z.optional(z.string().check(tidied(), z.maxLength(searchLength))),
      skill: z.optional(Skill),
      country: z.optional(Country),
      language: z.optional(WrittenLanguage),
    }),
    output: z.extend(pageOf(TeamToHire), corrected),
  }),

  getRecruitLabel: get('/projects/{ProjectID}/recruit-label', {
    summary:
      'Get the recruit label of a project with the consents, who lacks points, and its history; for the team and administrators.',
    access: 'signedIn',
    output: RecruitLabelDetails,
    errors: ['PROJECT_NOT_FOUND', 'FORBIDDEN'],
  }),

  requestRecruitLabel: post('/projects/{ProjectID}/recruit-label', {
    summary:
      'Ask for the recruit label of a completed project, as its owner or a member. Notifies the rest of the team; the caller consents by asking.',
    access: 'signedIn',
    output: RecruitLabel,
    errors: [
      'PROJECT_NOT_FOUND',
      'FORBIDDEN',
      'INVALID_PROJECT_STATE',
      'RECRUIT_TEAM_NEEDED',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'Your team has been asked.',
  }),

  consentToRecruitLabel: put('/projects/{ProjectID}/recruit-label/consent', {
    summary:
      'Consent to the recruit label. It is granted as soon as everyone has consented and has the contribution points it requires. Idempotent.',
    access: 'signedIn',
    output: RecruitLabel,
    errors: ['PROJECT_NOT_FOUND', 'FORBIDDEN', 'RECRUIT_LABEL_NOT_ASKED', 'TOO_MANY_ATTEMPTS'],
  }),

  refuseRecruitLabel: del('/projects/{ProjectID}/recruit-label/consent', {
    summary:
      'Refuse the recruit label, which closes the request, or take a consent back, which revokes the label. Notifies the team.',
    access: 'signedIn',
    status: 200,
    output: RecruitLabel,
    errors: ['PROJECT_NOT_FOUND', 'FORBIDDEN', 'RECRUIT_LABEL_NOT_ASKED', 'TOO_MANY_ATTEMPTS'],
  }),

  writeToTeam: post('/projects/{ProjectID}/team-messages', {
    summary:
      'Write to every member of a team with the recruit label. Each receives a message of their own. Idempotent per `submissionKey`.',
    access: 'signedIn',
    body: z.object({
      subject: text(message.subject),
      body: text(message.body),
      submissionKey: z.string().check(z.minLength(16), z.maxLength(64)),
    }),
    status: 201,
    output: z.object({ recipients: z.int() }),
    errors: [
      'SUBMISSION_KEY_REUSED',
      'PROJECT_NOT_FOUND',
      'TEAM_NOT_FOR_HIRE',
      'MESSAGE_SELF',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'Your message has been sent to the team.',
  }),
});
