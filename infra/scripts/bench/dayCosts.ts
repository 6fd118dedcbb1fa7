import { maxDraftBytes } from '#shared/entities/proposalDraft.ts';
import { maxTranslationBytes } from '#shared/entities/translation.ts';

/** Usage caused by one attempt that counts against a limit. */
export interface AttemptCost {
  /** The measured action of `usages.json` that costs most of those that count against the limit; none if another row has it. */
  action?: string;
  /** Write units in addition to the measured ones, where they grow with the number of a person's items. */
  units?: number;
  /** Emails; the team of a project counts as `assumptions.team`. */
  mails?: number;
  toTeam?: true;
  /** Paths and tags that are invalidated in the CDN. */
  invalidations?: number;
  /** Pictures that are decoded, and files that are stored. */
  pictures?: number;
  /** Gigabytes that are stored for a month. */
  stored?: number;
  /** Name of a limit that also applies, and may allow fewer attempts per day. */
  within?: string;
}

/** Write units that update the copies of a name and an avatar, with 2,000 contacts and 50 projects. */
const copies = 2_100;

/**
 * Write units of the largest translations, in a transaction. The texts as they were reviewed, which the first change keeps, are half as
 * long; so is the translation of a task, which is written and deleted.
 */
const largestTranslations = (2 * maxTranslationBytes) / 1_024;

/** Limits of a person or of a project, each with the usage of an attempt; empty where another limit counts it. */
export const costsOfPerson = {
  addComment: { action: 'addComment, reply', mails: 2, within: 'commentsOfDay' },
  commentsOfDay: {},
  updateComment: { action: 'updateProspect' },
  addProgressEntry: { action: 'addProgressEntry, not told' },
  updateProgressEntry: { action: 'updateProject' },
  likeProject: { action: 'likeProject' },
  changeFollow: { action: 'likeProject' },
  submitProject: { action: 'submitProject', mails: 2 },
  updateProject: { action: 'addProgressEntry, not told' },
  translate: { action: 'updateProject, translations', units: largestTranslations },
  changePicture: { pictures: 1, invalidations: 4, stored: 0.0002 },
  deletePublicProject: { action: 'deleteProject', invalidations: 7 },
  updateMe: { action: 'updateMe' },
  rename: { units: copies },
  changeAvatar: { action: 'updateMe', units: copies },
  changeUsername: {},
  exportMyData: { action: 'listComments, known caller' },
  changePassword: { action: 'updateMe', mails: 1 },
  changeEmail: { action: 'updateMe', mails: 2 },
  deleteAccount: { action: 'getMe' },
  endSessions: { action: 'updateMe' },
  twoFactor: { action: 'updateMe', mails: 0.5 },
  sendRequest: { action: 'sendRequest', mails: 1 },
  addProspect: { action: 'addProspect, not told' },
  requestRefund: { action: 'initiatePayment', mails: 2 },
  createTask: { action: 'createTask', mails: 1 },
  assignTask: { action: 'updateTask', mails: 1 },
  submitTask: { action: 'changeTaskStatus', mails: 1 },
  addContact: { action: 'addContact', mails: 1 },
  sendMessage: { action: 'sendMessage, first answer', mails: 1, within: 'messagesOfDay' },
  messagesOfDay: {},
  reportContent: { action: 'addContact', mails: 5 },
  invitePerson: { action: 'sendMessage', mails: 1 },
  writeToTeam: { action: 'writeToTeam', toTeam: true },
  presignUpload: { action: 'updateProspect', pictures: 1, stored: 0.005 },
  uploadVideo: { pictures: 2, stored: 0.05 },
  uploadAttachment: { pictures: 2, stored: 0.005 },
  change: { action: 'changeTaskStatus' },
  decide: { action: 'acceptRequest', mails: 1 },
  saveDraft: { action: 'saveDraft' },
  saveProposalDraft: { action: 'saveDraft', units: maxDraftBytes / 1_024 },
  openCheckout: { action: 'initiatePayment' },
  manageSubscription: { action: 'initiatePayment' },
  onboardConnect: { action: 'initiatePayment' },
  prepareSubscriptionPayment: { action: 'initiatePayment' },
  translateText: { action: 'translateText' },
  tellTeam: { action: 'offerAdoption', toTeam: true },
  // Of a project, and within those of their owner.
  requestRecruitLabel: {},
  offerAdoption: {},
  changeProjectStatus: {},
  chooseAdopter: {},
} satisfies Record<string, AttemptCost>;

/** Limits of a network, which their operations declare. */
export const costsOfNetwork = {
  deletedAccounts: { action: 'updateMe', invalidations: 5, mails: 1 },
  addLog: { action: 'getMe' },
  recordVisit: { action: 'updateProspect' },
  ssoLogin: { action: 'getSsoToken' },
  translateTextAsVisitor: { action: 'translateText' },
} satisfies Record<string, AttemptCost>;
