import { call, projectCall, type Row } from './row.ts';

const submissionKey = 'the-key-of-a-submission';

/** Generated content. */
export const generatedRows = {
  generateContent: {
    own: [() => ({ body: { kind: 'ideas', language: 'en', submissionKey } }), 201],
    others: [
      ({ ProjectID }) => ({ body: { kind: 'tasks', ProjectID, submissionKey } }),
      { owner: 201, member: 201, else: 'FORBIDDEN' },
    ],
    unknown: [
      () => ({ body: { kind: 'tasks', ProjectID: 'no-such-project', submissionKey } }),
      'PROJECT_NOT_FOUND',
    ],
  },
  generateProspects: projectCall({ own: 201, others: 'FORBIDDEN' }, { body: { submissionKey } }),
  listGeneratedIdeas: call(200),
  listGeneratedProspects: call(200),
  listGeneratedTasks: call(200),
} as const satisfies Record<string, Row>;
