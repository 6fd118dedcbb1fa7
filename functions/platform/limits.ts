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
  updateComment: { count: 500, minutes: aDay },
  addProgressEntry: { count: 10, minutes: 60 },
  updateProgressEntry: { count: 200, minutes: aDay },
  likeProject: { count: 500, minutes: aDay },
  /** Those that are deleted again included; the largest plan has 50 projects at once. */
  submitProject: { count: 60, minutes: aDay },
  /** Forms are saved while they are filled in. */
  updateProject: { count: 1_500, minutes: aDay },
  /** Pictures of public projects: each is drawn for link previews, and the CDN is told to forget the former one. */
  changePicture: { count: 8, minutes: aDay },
  /** Projects that are public: the CDN is told to forget up to nine paths. */
  deletePublicProject: { count: 3, minutes: aDay },

  updateMe: { count: 30, minutes: 60 },
  /** Names and avatars, which all contacts and projects of the person repeat. */
  rename: { count: 10, minutes: aDay },
  changeAvatar: { count: 10, minutes: aDay },
  /** Each change makes the former name available to others. */
  changeUsername: { count: 3, minutes: aDay },
  /** Pages of at most a hundred records. */
  exportMyData: { count: 500, minutes: aDay },
  changePassword: { count: 5, minutes: 30 },
  /** Attempts: each may guess the password, or email an address that is not theirs. */
  changeEmail: { count: 10, minutes: aDay },
  /** Attempts: each may guess the password. */
  deleteAccount: { count: 10, minutes: 15 },
  /** Of a network: the CDN is told to forget each person. */
  deletedAccounts: { count: 10, minutes: aDay },
  /** Attempts to turn two-factor authentication on or off. */
  twoFactor: { count: 10, minutes: 30 },

  /** Those that are withdrawn again included: the owner is notified of each. */
  sendRequest: { count: 100, minutes: aDay },
  /** Those that are removed again included: each changes many lists of the market. */
  addProspect: { count: 300, minutes: aDay },

  /** Those that are withdrawn again included: the owner is notified of each. */
  requestRefund: { count: 10, minutes: aDay },

  /** Those that are withdrawn again included: each may notify a person. */
  createTask: { count: 200, minutes: aDay },
  /** Existing tasks assigned to somebody else, and tasks submitted for review: each notifies a person. */
  assignTask: { count: 200, minutes: aDay },
  submitTask: { count: 200, minutes: aDay },

  addContact: { count: 100, minutes: aDay },
  sendMessage: { count: 30, minutes: 10 },
  messagesOfDay: { count: 300, minutes: aDay },
  reportContent: { count: 30, minutes: aDay },
  invitePerson: { count: 10, minutes: aDay },
  writeToTeam: { count: 10, minutes: aDay },
  /** Each is decoded, which takes up to twenty seconds. */
  presignUpload: { count: 100, minutes: aDay },
  /** Files of up to 100 MB that stay public. */
  uploadVideo: { count: 10, minutes: aDay },

  /** Changes of what the caller owns, or may end, that have no limit of their own; all of them together. */
  change: { count: 3_000, minutes: aDay },
  /** The same for those that rewrite lists of the market, teams or orders. */
  decide: { count: 300, minutes: aDay },
  /** Messages are saved while they are written. */
  saveDraft: { count: 3_000, minutes: aDay },

  /** Calls to the payment provider for a person: its rate is shared by all. */
  openCheckout: { count: 30, minutes: 60 },
  manageSubscription: { count: 60, minutes: 60 },
  onboardConnect: { count: 10, minutes: 60 },

  /** Each stores an order. */
  prepareSubscriptionPayment: { count: 60, minutes: 60 },

  /** What all members of a team are asked or told, of all projects of an owner together. */
  tellTeam: { count: 12, minutes: aDay },
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

export type LimitName = keyof typeof limits;

/** Counts a call of a person against a limit. */
export type PersonLimit = (
  deps: Pick<Deps, 'table' | 'now'>,
  person: string,
) => Promise<Refusal<'TOO_MANY_ATTEMPTS'> | undefined>;

/** The limit of this name for the caller of an operation. A function, so that bundles of other operations are without limits. */
export const perPerson =
  (name: LimitName): PersonLimit =>
  (deps, person) =>
    enforceLimit(deps, name, person);

/** Counts an attempt of a person, project or network against the limit of this name. Refused if it is reached. */
export const enforceLimit = (
  deps: Pick<Deps, 'table' | 'now'>,
  name: LimitName,
  who: string,
): Promise<Refusal<'TOO_MANY_ATTEMPTS'> | undefined> => enforceRateLimit(deps, name, who, limits[name]);
