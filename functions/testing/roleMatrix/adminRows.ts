import { call, personCall, type Row } from './row.ts';

const reason = 'Sells what it does not have.';

/** Administration: review, people and what administrators did. */
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

  listAuditEntries: call(200),
  findPeople: call(200, () => ({ query: { search: 'owner' } })),
  getPerson: personCall('UserID', { own: 200, others: 200, unknown: 'AUTHOR_NOT_FOUND' }),
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
} as const satisfies Record<string, Row>;
