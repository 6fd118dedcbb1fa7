import { TeamToHire } from '#shared/entities/recruitLabel.ts';
import { ProspectID } from '#shared/ids.ts';
import { defaultFrequencies } from '#shared/notificationSettings.ts';
import { accountServer } from './account.ts';
import { type Answers, Refusal } from './fakeApi.ts';
import type { FormVisit } from './formVisit.ts';
import { anOrder } from './orders.ts';
import { ownProject, withProject } from './owner.ts';
import { projectPath, projectServer } from './projectPage.ts';
import {
  aComment,
  anAllowance,
  aProgressEntry,
  aProject,
  aRole,
  aSavedSearch,
  yourComment,
} from './samples.ts';
import { aBoard, aTask } from './taskBoard.ts';

const you = {
  owner: true,
  member: false,
  liked: false,
  following: false,
  canAdminister: false,
  beyondPlan: false,
};
const { owner } = aProject();
const offer = {
  ProjectID: aProject().ProjectID,
  status: 'offered' as const,
  stays: true,
  teamUntil: '2026-10-15T10:00:00.000Z',
  points: 2000,
  you: { owner: false, candidate: false, chosen: false, canApply: true },
};
const team = TeamToHire.parse({
  project: aProject(),
  people: [{ user: owner, role: '' }],
  size: 3,
  skills: ['makers'],
  grantedAt: '2026-10-01T10:00:00.000Z',
});
/** A contact of the signed-in user. */
export const contact = {
  ContactID: owner.UserID,
  ContactedUserID: owner.UserID,
  user: owner,
  status: 'ACCEPTED' as const,
  since: '2026-05-26T10:00:00.000Z',
};
const refunds = {
  refundable: 15_00,
  currency: 'GBP' as const,
  canRequest: true,
  windowEnds: '2026-12-03T10:00:00.000Z',
  isDisputed: false,
  items: [],
};

const quota = { used: 0, limit: 2, hour: { used: 0, limit: 20 } };

const board = '/en/project-tasks?project=tidewatch';
const boardAnswers: Answers = {
  getPageConfig: () => ({ pageName: 'project-tasks', data: { project: aBoard.ProjectID }, version: 1 }),
  listTaskBoards: () => ({ items: [aBoard] }),
  listTeamMembers: () => ({ items: [] }),
  listUserProjects: () => ({ items: [aProject()] }),
  listProspects: () => ({ items: [] }),
  listGeneratedTasks: () => ({ items: [], quota }),
  listProjectTasks: ({ query }) => ({
    items: query['status'] === 'IN_REVIEW' ? [aTask({})] : [],
    board: aBoard,
    counts: { TODO: 0, IN_PROGRESS: 0, IN_REVIEW: 1, DONE: 0, CANCELLED: 0 },
  }),
};

/** The way to each other form, by its name. */
export const formsOfMembers: Record<string, FormVisit> = {
  addComment: { path: projectPath, answers: projectServer(), field: 'Your comment' },
  addProgressEntry: {
    path: projectPath,
    answers: projectServer({ you }),
    opener: ['Write an entry'],
  },
  applyForAdoption: {
    path: projectPath,
    answers: {
      ...projectServer({ status: 'halted' }),
      getAdoption: () => offer,
      getProjectAllowance: () => anAllowance(),
    },
    opener: ['Take over the project'],
  },
  createTask: { path: board, answers: boardAnswers, opener: ['Add a task'], field: 'Title' },
  generateContent: {
    path: '/en/project-ideas',
    answers: { listGeneratedIdeas: () => ({ items: [], quota }) },
    field: /Topic/,
  },
  nameStones: {
    path: projectPath,
    answers: projectServer({ you }),
    opener: ['Name the stones'],
  },
  offerAdoption: {
    path: '/en/edit-projects',
    answers: withProject(ownProject({ status: 'halted' }), {
      getAdoption: () => new Refusal('ADOPTION_NOT_FOUND'),
    }),
    field: /Why are you looking/,
  },
  refund: {
    path: '/en/payment-status?PaymentID=order-1',
    answers: {
      getOrder: () => anOrder({ status: 'success', canRetry: false, paidAt: '2026-11-19T10:00:00.000Z' }),
      getOrderRefunds: () => refunds,
    },
    opener: ['Ask for a refund'],
  },
  reportContent: { path: projectPath, answers: projectServer(), opener: [/^Report the comment/] },
  requestEmailChange: {
    path: '/en/edit-profile',
    answers: accountServer(),
    field: 'New email address',
    text: 'someone@cairn.example',
  },
  requestPasswordReset: {
    path: '/en/forgot-password',
    answers: {},
    field: 'Email',
    text: 'someone@cairn.example',
    isVisitor: true,
  },
  role: {
    path: '/en/manage-prospects?project=tidewatch',
    answers: withProject(ownProject()),
    opener: ['Add a role'],
    field: 'Who you’re looking for',
    text: 'Welder',
  },
  saveVatNumber: {
    path: '/en/payout?month=2026-10',
    answers: {
      listUserProjects: () => ({ items: [] }),
      getStatement: () => ({ payee: owner, month: '2026-10', firstMonth: '2026-10', totals: [] }),
      listInvoices: () => ({ items: [] }),
    },
    field: /^Your VAT number/,
    text: 'IE1234567WA',
  },
  saveSearch: {
    path: '/en/notification-settings',
    answers: {
      getNotificationPreferences: () => ({ email: defaultFrequencies }),
      listSavedSearches: () => ({ items: [aSavedSearch()] }),
    },
    opener: [/^Change .*Tides/],
  },
  sendMessage: {
    path: '/en/messages?view=drafts&id=0192f1a0-0000-7000-8000-000000000001',
    answers: {
      listMessages: () => ({ items: [], unread: 0 }),
      listDrafts: () => ({ items: [] }),
      saveDraft: () => new Refusal('INTERNAL'),
    },
    field: 'Message',
  },
  sendRequest: { path: projectPath, answers: projectServer(), opener: [/^Add a note/], isInAddress: true },
  signUp: { path: '/en/signup', answers: {}, field: /^First name/, text: 'Bo', isVisitor: true },
  taskContent: {
    path: board,
    answers: boardAnswers,
    opener: ['Suggestions 1', 'Edit Ask the harbour'],
    field: 'Description',
    stored: {
      'cairn.tasks.tidewatch': {
        tasks: [{ Title: 'Ask the harbour', Description: 'By letter.', priority: 0 }],
      },
    },
  },
  updateComment: {
    path: projectPath,
    answers: { ...projectServer(), listComments: () => ({ items: [yourComment('Deep?'), aComment()] }) },
    opener: [/^Edit/],
  },
  updateContact: {
    path: '/en/contacts',
    answers: {
      listContacts: () => ({ items: [contact] }),
      listPendingContactRequests: () => ({ items: [], received: 0, sent: 0 }),
      listBlockedContacts: () => ({ items: [] }),
    },
    opener: [/^More actions/, /^Add a note/],
  },
  updateMe: { path: '/en/edit-profile', answers: accountServer(), field: /^About you/ },
  updateProgressEntry: {
    path: projectPath,
    answers: {
      ...projectServer({ you }),
      listProgressEntries: () => ({ items: [aProgressEntry({ author: yourComment('').author })] }),
    },
    opener: [/^Edit .*Seven weeks/],
  },
  updateProject: {
    path: '/en/edit-projects',
    answers: withProject(ownProject(), { updateProject: () => new Refusal('INTERNAL') }),
    field: 'Description',
    text: 'A public tide gauge for every harbour of the coast.',
  },
  updateProspects: {
    path: '/en/manage-prospects?project=tidewatch',
    answers: withProject(ownProject(), {
      listProspects: () => ({ items: [aRole(), aRole({ ProspectID: ProspectID.parse('web') })] }),
    }),
    opener: ['Edit all at once'],
    field: 'A message to them',
  },
  updateTask: {
    path: board,
    answers: boardAnswers,
    opener: ['Order the sensors'],
    isInAddress: true,
    field: /^Description/,
  },
  writeToTeam: {
    path: '/en/teams-to-hire',
    answers: { listTeamsToHire: () => ({ items: [team] }) },
    opener: ['Write to the team'],
  },
};
