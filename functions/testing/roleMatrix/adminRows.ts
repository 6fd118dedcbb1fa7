import { call, personCall, type Row } from './row.ts';

const report = (target: object) => ({ body: { target, reason: 'spam' } });
const reason = 'Sells what it does not have.';

/** Administration: review, people, reports and the audit log. */
export const adminRows = {
  listProjectsForReview: call(200),
  approveProject: {
    others: [({ submitted }) => ({ ProjectID: submitted, body: {} }), 200],
    unknown: [() => ({ ProjectID: 'no-such-project', body: {} }), 'PROJECT_NOT_FOUND'],
  },
  denyProject: {
    others: [({ submitted }) => ({ ProjectID: submitted, body: { reason: 'Too short to judge.' } }), 200],
    unknown: [
      () => ({ ProjectID: 'no-such-project', body: { reason: 'Too short to judge.' } }),
      'PROJECT_NOT_FOUND',
    ],
  },
  askOwner: {
    others: [({ submitted }) => ({ ProjectID: submitted, body: { question: 'Who counts the birds?' } }), 200],
    unknown: [
      () => ({ ProjectID: 'no-such-project', body: { question: 'Who counts the birds?' } }),
      'PROJECT_NOT_FOUND',
    ],
  },
  listProjectEdits: call(200),
  approveEdit: {
    others: [({ submitted }) => ({ ProjectID: submitted, body: { version: 1 } }), 'EDIT_CHANGED'],
    unknown: [() => ({ ProjectID: 'no-such-project', body: { version: 1 } }), 'PROJECT_NOT_FOUND'],
  },
  denyEdit: {
    others: [
      ({ submitted }) => ({ ProjectID: submitted, body: { version: 1, reason: 'Too short to judge.' } }),
      'EDIT_CHANGED',
    ],
    unknown: [
      () => ({ ProjectID: 'no-such-project', body: { version: 1, reason: 'Too short to judge.' } }),
      'PROJECT_NOT_FOUND',
    ],
  },

  listAuditEntries: call(200),
  findPeople: call(200, () => ({ query: { search: 'owner' } })),
  getPerson: personCall('UserID', { own: 200, others: 200, unknown: 'AUTHOR_NOT_FOUND' }),
  listPersonOrders: personCall('UserID', { own: 200, others: 200, unknown: 'AUTHOR_NOT_FOUND' }),
  listPersonPlanPayments: personCall('UserID', { own: 200, others: 200, unknown: 'AUTHOR_NOT_FOUND' }),
  banPerson: personCall(
    'UserID',
    { own: 'PERSON_PROTECTED', others: 200, unknown: 'AUTHOR_NOT_FOUND' },
    { body: { reason } },
  ),
  restorePerson: personCall(
    'UserID',
    { own: 200, others: 200, unknown: 'AUTHOR_NOT_FOUND' },
    { body: { reason } },
  ),

  /** Each person is reported by everybody else. */
  reportContent: {
    own: [
      ({ ids }, role) => (ids[role] ? report({ kind: 'person', UserID: ids[role] }) : undefined),
      'REPORT_OWN_CONTENT',
    ],
    others: [
      ({ ids }, role) => report({ kind: 'person', UserID: ids[role === 'owner' ? 'member' : 'owner'] }),
      201,
    ],
    unknown: [() => report({ kind: 'project', ProjectID: 'no-such-project' }), 'PROJECT_NOT_FOUND'],
  },
  listReports: call(200),
  getReport: {
    others: [({ reportID }) => ({ ReportID: reportID }), 200],
    unknown: [() => ({ ReportID: 'no-such-report' }), 'REPORT_NOT_FOUND'],
  },
  resolveReport: {
    others: [({ reportID }) => ({ ReportID: reportID, body: { decision: 'dismiss' } }), 200],
    unknown: [() => ({ ReportID: 'no-such-report', body: { decision: 'dismiss' } }), 'REPORT_NOT_FOUND'],
  },

  listQueues: call(200),

  getMaintenance: call(200),
  saveMaintenance: call(200, () => ({ body: { isOn: false } })),

  listSupportRequests: call(200),
  answerSupportRequest: {
    others: [
      ({ message: { id } }) => ({ id, body: { answer: 'On page two.' } }),
      'SUPPORT_REQUEST_NOT_FOUND',
    ],
    unknown: [
      () => ({ id: 'no-such-message', body: { answer: 'On page two.' } }),
      'SUPPORT_REQUEST_NOT_FOUND',
    ],
  },
  closeSupportRequest: {
    others: [({ message: { id } }) => ({ id }), 'SUPPORT_REQUEST_NOT_FOUND'],
    unknown: [() => ({ id: 'no-such-message' }), 'SUPPORT_REQUEST_NOT_FOUND'],
  },

  getStatistics: call(200),
  getMoneyStatistics: call(200),
  getMonthEnd: call(200, () => ({ query: { month: '2026-11' } })),
  listMonthlyResults: call(200, () => ({ query: { until: '2026-11' } })),
  listPayees: call(200, () => ({ query: { year: '2026' } })),

  getSsoToken: call(200, () => ({
    query: { origin: 'https://cairn.example' },
    headers: { authorization: 'Bearer token-of-the-session' },
  })),
  ssoLogin: call('SSO_TOKEN_INVALID', () => ({ query: { token: 'a'.repeat(43) } })),
} as const satisfies Record<string, Row>;
