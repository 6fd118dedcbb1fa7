import * as z from 'zod/mini';
import { withheldField, withheldKeyOf } from '#functions/contacts/withheld.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { members, type StoredMember } from '#functions/projects/member.store.ts';
import { openRequests } from '#functions/projects/openRequest.store.ts';
import type { AuthorSummary } from '#shared/entities/author.ts';
import {
  type ContributionRequest,
  Decline,
  type RequestQuestion,
  StarterAnswer,
} from '#shared/entities/contributionRequest.ts';
import { Instant, WrittenLanguage } from '#shared/fields.ts';
import { ContributionRequestId, ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import {
  type RequestClosing,
  type RequestState,
  requestActions,
  requestClosings,
  requestStates,
} from '#shared/lifecycle.ts';

const Letter = z.object({
  text: z.string(),
  language: z.optional(WrittenLanguage),
  at: Instant,
  withheld: z.optional(z.boolean()),
});
type Letter = z.infer<typeof Letter>;

const StoredRequest = z.object({
  contributionRequestId: ContributionRequestId,
  contributorId: UserID,
  ProjectID,
  ProspectID,
  OwnerUserID: UserID,
  /** The sender as they were when they sent the request. */
  projectShortName: z.string(),
  role: z.string(),
  /** Language of both names, in which the project is written. */
  namedIn: z.optional(WrittenLanguage),
  /** The names that the applicant saw, if they saw a translation; a role may have none. */
  seenAs: z.optional(
    z.object({ language: WrittenLanguage, shortName: z.string(), role: z.optional(z.string()) }),
  ),
  /** The language of the site in which it was written. */
  language: z.optional(WrittenLanguage),
  note: z.optional(z.string()),
  starter: z.optional(StarterAnswer),
  /** The owner's question, and the applicant's answer. `withheld`: its reader has blocked its author, and does not see it. */
  question: z.optional(Letter),
  answer: z.optional(Letter),
  status: z.enum(requestStates),
  /** Reason why it was closed without a decision of the owner. */
  because: z.optional(z.enum(requestClosings)),
  /** The owner's reason for declining it. */
  decline: z.optional(Decline),
  createdAt: Instant,
  decidedAt: z.optional(Instant),
  expiresAt: Instant,
  /** Number of reminders sent to the owner. */
  reminders: z.int(),
  ...withheldField,
});
export type StoredRequest = z.infer<typeof StoredRequest>;

/** Requests by project; `gsi1` by owner, `gsi2` by sender, in order of creation. The owner does not find a withheld one. */
export const requests = entity({
  name: 'request',
  schema: StoredRequest,
  key: (project: ProjectID, id: ContributionRequestId) => ({ pk: `project#${project}`, sk: `request#${id}` }),
  gsi1: ({ OwnerUserID, contributionRequestId, withheldFrom }) =>
    withheldFrom ? undefined : { pk: `requests#to#${OwnerUserID}`, sk: contributionRequestId },
  gsi2: ({ contributorId, contributionRequestId }) => ({
    pk: `requests#by#${contributorId}`,
    sk: contributionRequestId,
  }),
});

export const requestsOf = {
  project: (id: ProjectID) => ({ pk: `project#${id}`, beginsWith: 'request#', order: 'desc' }) as const,
  owner: (id: UserID) => ({ index: 'gsi1', pk: `requests#to#${id}`, order: 'desc' }) as const,
  contributor: (id: UserID) => ({ index: 'gsi2', pk: `requests#by#${id}`, order: 'desc' }) as const,
};

type RequestIds = Pick<StoredRequest, 'ProjectID' | 'contributionRequestId' | 'withheldFrom'>;
type OpenRequestIds = Pick<StoredRequest, 'ProjectID' | 'ProspectID' | 'contributorId' | 'withheldFrom'>;

/** Key of a request, withheld or not. */
export const requestKey = (request: RequestIds) =>
  withheldKeyOf(requests.key(request.ProjectID, request.contributionRequestId), request);

/** Key of a pending request, withheld or not. */
export const openRequestKey = (request: OpenRequestIds) =>
  withheldKeyOf(openRequests.key(request.ProjectID, request.ProspectID, request.contributorId), request);

/** Steps that send and decide requests, each with its own refusal. */
export const requestSteps = {
  send: (request: StoredRequest) =>
    [
      Step.create(requestKey(request), request),
      Step.create(openRequestKey(request), request).otherwise('ALREADY_APPLIED'),
    ] as const,

  /** Sends a request that its owner does not see. */
  withhold: (request: StoredRequest, withheldFrom: UserID) =>
    [
      ...requestSteps.send({ ...request, withheldFrom }),
      Step.absent(openRequestKey(request)).otherwise('ALREADY_APPLIED'),
    ] as const,

  /** Removes a withheld request that is delivered. */
  release: (request: StoredRequest) =>
    [
      Step.remove(requestKey(request)).when('status', '=', 'pending'),
      Step.remove(openRequestKey(request)),
    ] as const,

  accept: (request: StoredRequest, at: string) => decide(request, requestActions.approve, at),
  deny: (request: StoredRequest, at: string, decline?: Decline) =>
    decide(request, requestActions.deny, at, { decline }),
  close: (request: StoredRequest, at: string, because: RequestClosing) =>
    decide(request, requestActions.deny, at, { because }),
  expire: (request: StoredRequest, at: string) => decide(request, requestActions.expire, at),
  withdraw: (request: StoredRequest, at: string) => decide(request, requestActions.withdraw, at),

  /** Adds the question, and gives the applicant time to answer it. */
  ask: (request: StoredRequest, question: Letter, expiresAt: string) =>
    Step.update(requestKey(request), { question, expiresAt })
      .when('status', '=', 'pending')
      .when('question', 'absent')
      .otherwise('CONCURRENT_UPDATE'),

  answer: (request: StoredRequest, answer: Letter) =>
    Step.update(requestKey(request), { answer })
      .when('status', '=', 'pending')
      .when('answer', 'absent')
      .otherwise('CONCURRENT_UPDATE'),

  remind: (request: StoredRequest) =>
    Step.update(requestKey(request), { reminders: request.reminders + 1 })
      .when('status', '=', 'pending')
      .when('reminders', '=', request.reminders)
      .otherwise('REQUEST_ALREADY_PROCESSED'),
};

function decide(
  request: StoredRequest,
  { from, to }: { from: readonly RequestState[]; to: RequestState },
  decidedAt: string,
  { because, decline }: { because?: RequestClosing; decline?: Decline | undefined } = {},
) {
  return [
    Step.update(requestKey(request), {
      status: to,
      decidedAt,
      ...(because && { because }),
      ...(decline && { decline }),
    })
      .when('status', 'in', from)
      .otherwise('REQUEST_ALREADY_PROCESSED'),
    Step.remove(openRequestKey(request)),
  ] as const;
}

/** Whether the owner waits for the applicant's answer to a question. */
export const isAsked = ({ question, answer }: StoredRequest): boolean =>
  question !== undefined && (answer === undefined || answer.withheld === true);

/** The letter as its reader or its author sees it; undefined for a reader from whom it is withheld. */
function shownLetter(letter: Letter | undefined, isReader: boolean) {
  if (!letter || (isReader && letter.withheld)) return undefined;
  const { text, language, at } = letter;
  return { text, ...(language && { language }), at };
}

/** The owner's question and its answer, as far as the applicant or the owner sees them. */
export function shownQuestion(stored: StoredRequest, isApplicant: boolean): RequestQuestion | undefined {
  const question = shownLetter(stored.question, isApplicant);
  const answer = shownLetter(stored.answer, !isApplicant);
  return question && { ...question, ...(answer && { answer }) };
}

/** The names of the project and of the role, with their languages: as the owner has written them, or as the applicant saw them. */
export function shownNames(stored: StoredRequest, isApplicant: boolean) {
  const { ProjectID, OwnerUserID, projectShortName, role, namedIn } = stored;
  const seenAs = isApplicant ? stored.seenAs : undefined;
  const language = seenAs?.language ?? namedIn;
  const roleLanguage = seenAs?.role === undefined ? namedIn : seenAs.language;
  return {
    project: {
      ProjectID,
      shortName: seenAs?.shortName ?? projectShortName,
      OwnerUserID,
      ...(language && { language }),
    },
    role: seenAs?.role ?? role,
    ...(roleLanguage && { roleLanguage }),
  };
}

/** Key of the membership that an accepted request has led to. */
export const membershipOf = ({ status, ProjectID, contributorId }: StoredRequest) =>
  status === 'approved' ? members.key(ProjectID, contributorId) : undefined;

/** A request as shown to the owner, or to its sender. `member`: the sender's membership of the project, if they have one. */
export function toRequest(
  stored: StoredRequest,
  user: AuthorSummary,
  { isApplicant = false, member }: { isApplicant?: boolean; member?: StoredMember | undefined } = {},
): ContributionRequest {
  const {
    contributionRequestId,
    contributorId,
    ProspectID,
    language,
    note,
    starter,
    status,
    because,
    decline,
  } = stored;
  const question = shownQuestion(stored, isApplicant);
  const inTeam = status === 'approved' && member?.joinedAt === stored.decidedAt;
  return {
    contributionRequestId,
    contributorId,
    typeId: ProspectID,
    user,
    ...shownNames(stored, isApplicant),
    ...(language && { language }),
    ...(note !== undefined && { note }),
    ...(starter && { starter }),
    ...(question && { question }),
    status,
    ...(because && { because }),
    ...(decline && { decline }),
    createdAt: stored.createdAt,
    ...(stored.decidedAt && { decidedAt: stored.decidedAt }),
    expiresAt: stored.expiresAt,
    ...(inTeam && { inTeam }),
  };
}
