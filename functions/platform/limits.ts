import { day, minute } from '#shared/time.ts';
import type { Deps } from './deps.ts';
import { enforceRateLimit, type Limit } from './rateLimit.ts';
import type { Refusal } from './refusal.ts';

const aDay = day / minute;

/**
 * How often something may be done: by a person, if not noted otherwise. Attempts to sign up and in have limits of their
 * own (`auth/limitAuthAttempts.ts`).
 */
export const limits = {
  addComment: { count: 10, minutes: 1 },
  commentsOfDay: { count: 200, minutes: aDay },
  updateComment: { count: 20, minutes: 1 },
  addProgressEntry: { count: 10, minutes: 60 },
  updateProgressEntry: { count: 20, minutes: 1 },
  likeProject: { count: 60, minutes: 10 },
  /** Those that are deleted again included; the largest plan has 50 projects at once. */
  submitProject: { count: 60, minutes: aDay },

  updateMe: { count: 30, minutes: 60 },
  /** Each change makes the former name available to others. */
  changeUsername: { count: 3, minutes: aDay },
  /** Pages of at most a hundred records. */
  exportMyData: { count: 500, minutes: 60 },
  changePassword: { count: 5, minutes: 15 },
  /** Attempts: each may guess the password. */
  deleteAccount: { count: 10, minutes: 15 },
  /** Attempts to turn two-factor authentication on or off. */
  twoFactor: { count: 10, minutes: 15 },

  /** Those that are withdrawn again included: the owner is notified of each. */
  sendRequest: { count: 30, minutes: 60 },
  /** Those that are removed again included: each changes many lists of the market. */
  addProspect: { count: 60, minutes: 60 },

  /** Those that are withdrawn again included: the owner is notified of each. */
  requestRefund: { count: 10, minutes: aDay },

  createTask: { count: 120, minutes: 60 },
  /** Existing tasks assigned to somebody else, and tasks submitted for review: each notifies a person. */
  assignTask: { count: 120, minutes: 60 },
  submitTask: { count: 120, minutes: 60 },

  addContact: { count: 30, minutes: 60 },
  sendMessage: { count: 30, minutes: 10 },
  messagesOfDay: { count: 300, minutes: aDay },
  reportContent: { count: 20, minutes: 60 },
  invitePerson: { count: 10, minutes: aDay },
  writeToTeam: { count: 10, minutes: aDay },
  presignUpload: { count: 30, minutes: 60 },
  /** Files of up to 100 MB that stay public. */
  uploadVideo: { count: 10, minutes: aDay },

  /** Calls to the payment provider for a person: its rate is shared by all. */
  openCheckout: { count: 30, minutes: 60 },
  manageSubscription: { count: 60, minutes: 60 },
  onboardConnect: { count: 10, minutes: 60 },

  /** Each stores an order. */
  prepareSubscriptionPayment: { count: 60, minutes: 60 },

  /** Of a project, because each asks or tells all its members. */
  requestRecruitLabel: { count: 3, minutes: aDay },
  offerAdoption: { count: 3, minutes: aDay },
  changeProjectStatus: { count: 20, minutes: aDay },
  /** Of a project: each choice notifies the chosen person. */
  chooseAdopter: { count: 20, minutes: aDay },

  /** Of a network, with two megabytes of text a minute. */
  addLog: { count: 20, minutes: 1 },
  /** Page views of a network, which a school or an office may share. */
  recordVisit: { count: 100, minutes: 10 },
  /** Of a network. */
  ssoLogin: { count: 20, minutes: 10 },
} as const satisfies Record<string, Limit>;

/** Counts an attempt of a person, project or network against the limit of this name. Refused if it is reached. */
export const enforceLimit = (
  deps: Pick<Deps, 'table' | 'now'>,
  name: keyof typeof limits,
  who: string,
): Promise<Refusal<'TOO_MANY_ATTEMPTS'> | undefined> => enforceRateLimit(deps, name, who, limits[name]);
