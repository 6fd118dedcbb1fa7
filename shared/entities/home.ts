import * as z from 'zod/mini';
import { MessageID, NotificationID, ProjectID } from '../ids.ts';
import { ContributionRequest } from './contributionRequest.ts';
import { Notification } from './notification.ts';
import { ProjectCard } from './project.ts';
import { ProposalDraftSummary } from './proposalDraft.ts';
import { queueNames } from './queue.ts';
import { SuggestedPerson, SuggestedProspect } from './suggestion.ts';

/** Bounds of a person's home. */
export const homeBounds = {
  /** The largest number that is counted; what exceeds it is `hasMore`. */
  counted: 20,
  news: 5,
  roles: 3,
  /** People who fit the open roles of an owner. */
  people: 2,
  /** The drafts of proposals that were changed last. */
  drafts: 3,
  /** Own applications that await the answer of an owner, the newest of them. */
  applications: 3,
  /** Own projects in review, the newest of them. */
  inReview: 3,
  /** The newest own projects, and the most urgent of the person's open tasks, that are looked at. */
  projects: 20,
  tasks: 30,
} as const;

const counted = {
  /** From 1 to `homeBounds.counted`; up to `maxQueueCount` in a queue of administrators. */
  count: z.int(),
  /** Whether more than `count` wait. */
  hasMore: z.boolean(),
};
const project = z.object({ ProjectID, shortName: z.string() });

/** Something that waits for a person. Each kind is there only while something of it waits. */
export const WaitingItem = z.discriminatedUnion('kind', [
  /** An administrator's question during the review of an own project; the reply goes to its message. */
  z.object({ kind: z.literal('reviewQuestion'), project, messageId: z.optional(MessageID) }),
  /** An own project that the review has sent back, until it is submitted again. */
  z.object({ kind: z.literal('sentBack'), project }),
  /** Applications for roles of own projects. */
  z.object({ kind: z.literal('applications'), ...counted }),
  /** Unread notifications of answers to the person's own applications. */
  z.object({ kind: z.literal('answers'), ...counted, notifications: z.array(NotificationID) }),
  /** Owners' questions about the person's own applications, and the unread notifications of them. */
  z.object({ kind: z.literal('questions'), ...counted, notifications: z.array(NotificationID) }),
  /** Refund requests for own projects. */
  z.object({ kind: z.literal('refunds'), ...counted }),
  /** Money waits for a payout account that the person has to set up, or to complete. */
  z.object({ kind: z.literal('payoutAccount') }),
  /** The person's tasks that are due soon or overdue, in projects that are under way; the overdue ones among them. */
  z.object({ kind: z.literal('tasksDue'), ...counted, overdue: z.int() }),
  /** Tasks in review of an own project. */
  z.object({ kind: z.literal('tasksToReview'), ...counted, project }),
  /** Unread messages. */
  z.object({ kind: z.literal('messages'), ...counted }),
  z.object({ kind: z.literal('contactRequests'), ...counted }),
  /** A draft of a proposal, with the sections that are complete. */
  z.object({
    kind: z.literal('draft'),
    draft: z.pick(ProposalDraftSummary, { ProposalDraftID: true, name: true, complete: true }),
  }),
  /** A queue of administrators. */
  z.object({ kind: z.literal('queue'), ...counted, name: z.enum(queueNames) }),
]);
export type WaitingItem = z.infer<typeof WaitingItem>;

/** The first steps of a person on the site, and which of them are done. */
export const FirstSteps = z.object({
  /** The profile says something about the person. */
  profile: z.boolean(),
  /** They have applied for a role, belong to a team, or have proposed a project. */
  project: z.boolean(),
  /** They have a contact, or have asked a person to become one. */
  people: z.boolean(),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

/** An own application that awaits the answer of an owner, with its names as the person saw them. */
export const PendingApplication = z.pick(ContributionRequest, {
  contributionRequestId: true,
  project: true,
  role: true,
  roleLanguage: true,
  expiresAt: true,
});
export type PendingApplication = z.infer<typeof PendingApplication>;

/** An own project that awaits the answer of the review. */
export const ProjectInReview = z.pick(ProjectCard, {
  ProjectID: true,
  shortName: true,
  language: true,
  submittedAt: true,
});
export type ProjectInReview = z.infer<typeof ProjectInReview>;

/** Matters that concern a person now. */
export const Home = z.object({
  /** In the order in which it is shown. */
  waiting: z.array(WaitingItem),
  /** The newest own applications whose owners have neither answered nor asked something. */
  applications: z.array(PendingApplication),
  /** The newest own projects in review about which no question waits for the person. */
  inReview: z.array(ProjectInReview),
  /** The newest notifications about something that is not among what waits. */
  news: z.array(Notification),
  /** Open roles that fit the person, best first; none while their team keeps them from applying. */
  roles: z.array(SuggestedProspect),
  /** People with a skill that an open role of the person's own projects asks for, those with the most points first. */
  people: z.array(SuggestedPerson),
  /** Absent once all are done or the person has hidden them. */
  firstSteps: z.optional(FirstSteps),
});
export type Home = z.infer<typeof Home>;

/** Name of the value in the configuration of the page `home` that hides the first steps. */
export const hidesFirstSteps = 'hidesFirstSteps';
