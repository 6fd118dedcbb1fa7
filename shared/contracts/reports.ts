import * as z from 'zod/mini';
import { domain, get, post } from '../contract.ts';
import { NewReport, ReportCase, ReportDetails, ReportResolution, reportStates } from '../entities/report.ts';
import { pageOf, paginationQuery } from '../fields.ts';
import { UserID } from '../ids.ts';

export const reports = domain('reports', {
  reportContent: post('/reports', {
    summary: 'Report a project, a comment, a person or a message to the administrators, once.',
    access: 'signedIn',
    body: NewReport,
    status: 201,
    output: z.object({ reported: z.literal(true) }),
    errors: [
      'PROJECT_NOT_FOUND',
      'COMMENT_NOT_FOUND',
      'AUTHOR_NOT_FOUND',
      'MESSAGE_NOT_FOUND',
      'ALREADY_REPORTED',
      'REPORT_OWN_CONTENT',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'Thank you. An administrator will look at it.',
  }),

  listReports: get('/admin/reports', {
    summary:
      'List reported content, one row per thing: open cases oldest first, resolved ones by decision, newest first; or all cases about a person, newest first.',
    access: 'admin',
    query: z.object({
      ...paginationQuery,
      status: z._default(z.enum(reportStates), 'open'),
      personId: z.optional(UserID),
    }),
    output: pageOf(ReportCase),
  }),

  getReport: get('/admin/reports/{ReportID}', {
    summary: 'Get the case of a reported thing with the reports of its current round, at most 50.',
    access: 'admin',
    output: ReportDetails,
    errors: ['REPORT_NOT_FOUND'],
  }),

  resolveReport: post('/admin/reports/{ReportID}/resolve', {
    summary:
      'Decide on reported content: dismiss it, hide the comment, ban the person or take the project down. Notifies everyone who reported it.',
    access: 'admin',
    body: ReportResolution,
    output: ReportCase,
    errors: [
      'REPORT_NOT_FOUND',
      'REPORT_ALREADY_RESOLVED',
      'PROJECT_NOT_FOUND',
      'INVALID_PROJECT_STATE',
      'COMMENT_NOT_FOUND',
      'AUTHOR_NOT_FOUND',
      'PERSON_PROTECTED',
    ],
    successMessage: 'The decision has been saved.',
  }),
});
