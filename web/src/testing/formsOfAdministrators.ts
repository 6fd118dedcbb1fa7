import { PendingAdoption } from '#shared/entities/adoption.ts';
import { Author } from '#shared/entities/author.ts';
import { PersonDetails } from '#shared/entities/person.ts';
import { ReportDetails } from '#shared/entities/report.ts';
import { SupportRequest } from '#shared/entities/supportRequest.ts';
import type { Answers } from './fakeApi.ts';
import type { FormVisit } from './formVisit.ts';
import { aPayout } from './payouts.ts';
import { aMe, aProject, aRole } from './samples.ts';

const admin = { getMe: () => ({ ...aMe, isAdmin: true }), listAuditEntries: () => ({ items: [] }) };
const { owner } = aProject();
const person = PersonDetails.parse({
  ...owner,
  ...aMe,
  UserID: 'barry',
  firstName: 'Barry',
  status: 'active',
  canBan: true,
});
const report = ReportDetails.parse({
  ReportID: 'r1',
  target: { kind: 'comment', ProjectID: 'tidewatch', CommentID: 'c1' },
  label: 'Buy my watches.',
  concerns: aMe,
  count: 1,
  reasons: { spam: 1 },
  status: 'open',
  firstAt: '2026-11-20T12:00:00.000Z',
  lastAt: '2026-11-20T12:00:00.000Z',
  reports: [],
});
const request = SupportRequest.parse({
  id: 'question',
  sender: aMe,
  subject: 'Un|A question',
  body: 'Where is my receipt?',
  sentAt: '2026-11-20T12:00:00.000Z',
  isPriority: false,
  dueDate: '2026-11-24',
});
const pendingAdoption = PendingAdoption.parse({
  project: aProject({ status: 'halted' }),
  chosen: { ProjectID: 'tidewatch', UserID: owner.UserID, user: owner, member: true, note: '' },
  stays: true,
  chosenAt: '2026-10-17T10:00:00.000Z',
});
const edited = aProject({
  pendingEdit: { changes: { name: 'Tide Radio' }, submittedAt: '2026-11-20T10:00:00.000Z', version: 1 },
});
const people: Answers = {
  ...admin,
  findPeople: () => ({ items: [person] }),
  getPerson: () => person,
  listAuthorProjects: () => ({ items: [] }),
};
/** The way to each form of administrators, by its name. */
export const formsOfAdministrators: Record<string, FormVisit> = {
  answerSupportRequest: {
    path: '/en/admin?view=support',
    answers: { ...admin, listSupportRequests: () => ({ items: [request] }) },
    field: 'Your answer',
  },
  banPerson: { path: '/en/admin?view=people&person=barry', answers: people, opener: [/^Ban/] },
  denyAdoption: {
    path: '/en/admin?view=adoptions',
    answers: { ...admin, listPendingAdoptions: () => ({ items: [pendingAdoption] }) },
    field: 'Reason for denying it',
  },
  denyEdit: {
    path: '/en/admin?view=edits',
    answers: { ...admin, listProjectEdits: () => ({ items: [edited] }) },
    field: 'Message to the owner',
  },
  denyProject: {
    path: '/en/admin?view=review',
    answers: {
      ...admin,
      getAuthor: () => Author.parse({ ...aMe, ...owner }),
      listProspects: () => ({ items: [aRole()] }),
      listProjectsForReview: () => ({ items: [aProject({ status: 'submitted' })] }),
    },
    field: 'Message to the owner',
  },
  'hold.${scope}': {
    path: '/en/admin-payouts',
    answers: { ...admin, listAllPayouts: () => ({ items: [aPayout({ recipientPayoutId: 'waiting' })] }) },
    opener: [/^Hold/],
  },
  resolveReport: {
    path: '/en/admin?view=reports',
    answers: { ...admin, listReports: () => ({ items: [report] }), getReport: () => report },
    field: 'Reason',
  },
  saveMaintenance: {
    path: '/en/admin?view=maintenance',
    answers: { ...admin, getMaintenance: () => ({ isOn: false }) },
    field: /^Expected end/,
    text: '2099-11-26T19:00',
  },
};
