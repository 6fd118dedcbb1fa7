import type { FormVisit } from './formVisit.ts';
import { ownProject, withProject } from './owner.ts';
import { anApplication } from './samples.ts';

/** The way to each form about an application that has been sent. */
export const formsOfApplications: Record<string, FormVisit> = {
  answerQuestion: {
    path: '/en/applications',
    answers: {
      listMyRequests: () => ({
        items: [
          anApplication('noor', 'Noor', {
            question: { text: 'Which evenings are free?', at: '2026-11-20T10:00:00.000Z' },
          }),
        ],
      }),
    },
    opener: [/^Answer the question/],
  },
  askApplicant: {
    path: '/en/contribution-requests',
    answers: withProject(ownProject(), {
      listOwnerRequests: () => ({ items: [anApplication('noor', 'Noor')] }),
    }),
    opener: ['Ask a question: Noor'],
  },
  updateProject: {
    path: '/en/contribution-requests',
    answers: withProject(ownProject(), { listOwnerRequests: () => ({ items: [] }) }),
    opener: ['Write a greeting'],
  },
  denyRequest: {
    path: '/en/contribution-requests',
    answers: withProject(ownProject(), {
      listOwnerRequests: () => ({ items: [anApplication('noor', 'Noor')] }),
    }),
    opener: ['Decline Noor'],
  },
};
