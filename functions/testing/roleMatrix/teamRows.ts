import { frenchTexts } from '#functions/projects/testing/translatedTexts.ts';
import { call, personCall, projectCall, type Row } from './row.ts';

/** The team only. */
const teamOnly = (status: number) =>
  ({ own: status, others: { member: status, else: 'FORBIDDEN' } }) as const;

/** Requests, teams and tasks. */
export const teamRows = {
  sendRequest: projectCall(
    {
      own: 'OWN_PROJECT',
      others: {
        applicant: 'ALREADY_APPLIED',
        member: 'ALREADY_MEMBER',
        else: 201,
      },
    },
    ({ openRole }) => ({ body: { typeId: openRole } }),
  ),
  listProjectRequests: projectCall({ own: 200, others: 'FORBIDDEN' }),
  listOwnerRequests: {
    own: [({ ids }, role) => (ids[role] ? { query: { ownerId: ids[role] } } : undefined), 200],
    others: [
      ({ ids }, role) => ({ query: { ownerId: ids[role === 'owner' ? 'member' : 'owner'] } }),
      { administrator: 200, else: 'FORBIDDEN' },
    ],
    unknown: [() => ({ query: { ownerId: 'nobody' } }), { administrator: 200, else: 'FORBIDDEN' }],
  },
  acceptRequest: projectCall({ own: 201, others: 'FORBIDDEN' }, ({ request, openRole }) => ({
    query: {
      contributorId: request.contributorId,
      contributionRequestId: request.contributionRequestId,
      typeId: openRole,
    },
  })),
  denyRequest: projectCall({ own: 200, others: 'FORBIDDEN' }, ({ request }) => ({
    contributionRequestId: request.contributionRequestId,
  })),
  askApplicant: projectCall({ own: 201, others: 'FORBIDDEN' }, ({ request }) => ({
    contributionRequestId: request.contributionRequestId,
    body: { question: 'Which evenings are free?' },
  })),
  answerQuestion: projectCall(
    {
      own: 'REQUEST_NOT_FOUND',
      others: { applicant: 'QUESTION_NOT_FOUND', else: 'REQUEST_NOT_FOUND' },
      unknown: 'REQUEST_NOT_FOUND',
    },
    ({ request }) => ({
      contributionRequestId: request.contributionRequestId,
      body: { answer: 'Tuesdays and Thursdays.' },
    }),
  ),
  withdrawRequest: projectCall(
    {
      own: 'REQUEST_NOT_FOUND',
      others: { applicant: 200, else: 'REQUEST_NOT_FOUND' },
      unknown: 'REQUEST_NOT_FOUND',
    },
    ({ request }) => ({ contributionRequestId: request.contributionRequestId }),
  ),
  listMyRequests: call(200),
  getAnswerTime: {
    own: [({ ids }, role) => (ids[role] ? { OwnerUserID: ids[role] } : undefined), 200],
    others: [({ ids }) => ({ OwnerUserID: ids.owner }), 200],
    unknown: [() => ({ OwnerUserID: 'nobody' }), 200],
  },
  listProjectAppliedProspects: projectCall({ own: 200, others: 200 }),
  listMyProjectAppliedProspects: projectCall({ own: 200, others: 200 }),
  listMyAppliedProspects: call(200),

  listTeamMembers: projectCall({ own: 200, others: 200 }),
  listOwnedTeamMembers: {
    own: [({ ids }, role) => (ids[role] ? { OwnerUserID: ids[role] } : undefined), 200],
    others: [
      ({ ids }, role) => ({ OwnerUserID: ids[role === 'owner' ? 'member' : 'owner'] }),
      { administrator: 200, else: 'FORBIDDEN' },
    ],
    unknown: [() => ({ OwnerUserID: 'nobody' }), { administrator: 200, else: 'FORBIDDEN' }],
  },
  getTeamStatistics: projectCall({ own: 200, others: 'FORBIDDEN' }),
  removeMember: projectCall({ own: 204, others: 'FORBIDDEN' }, ({ ids }) => ({ UserID: ids.member })),
  leaveTeam: projectCall({ own: 'OWNER_CANNOT_LEAVE', others: { member: 204, else: 'NOT_A_MEMBER' } }),

  listProjectTasks: projectCall(teamOnly(200)),
  createTask: projectCall(teamOnly(201), { body: { Title: 'Paint the gauge' } }),
  updateTask: projectCall(teamOnly(200), ({ task }) => ({
    TaskID: task.TaskID,
    body: { Title: 'Draw the gauge twice', version: task.version },
  })),
  getTaskReward: projectCall(teamOnly(200), ({ task }) => ({ TaskID: task.TaskID })),
  getTaskTranslation: projectCall(teamOnly(200), ({ task }) => ({ TaskID: task.TaskID })),
  saveTaskTranslation: projectCall(
    { own: 'FORBIDDEN', others: { member: 200, else: 'FORBIDDEN' } },
    ({ task }) => ({
      TaskID: task.TaskID,
      body: { change: { translations: { fr: frenchTexts() } }, originals: {} },
    }),
  ),
  changeTaskStatus: projectCall(teamOnly(200), ({ task }) => ({
    TaskID: task.TaskID,
    body: { status: 'IN_PROGRESS', version: task.version },
  })),
  deleteTask: projectCall({ own: 204, others: 'FORBIDDEN' }, ({ task }) => ({
    TaskID: task.TaskID,
    query: { version: task.version },
  })),
  listFinishedTasks: personCall('UserID', {
    own: { anonymous: 'AUTHOR_NOT_FOUND', else: 200 },
    others: 200,
    unknown: 'AUTHOR_NOT_FOUND',
  }),
  listAuthorTasks: personCall('UserID', { own: 200, others: 'FORBIDDEN', unknown: 'FORBIDDEN' }),
  listTaskBoards: call(200),
} as const satisfies Record<string, Row>;
