/** Settings of messages and contacts. */

export const message = {
  /** The subject may be left empty. */
  subject: { min: 0, max: 120 },
  body: { min: 1, max: 5_000 },
  /** Characters of the text that a list shows. */
  preview: 140,
  search: { min: 1, max: 60 },
  /** Messages of a conversation that are shown, or moved, with one call: the newest. */
  conversation: 30,
  /** People of one project to whom a message is sent at a time, each in a conversation of their own. */
  recipients: 20,
  /** First answers a day that earn reputation points. */
  rewardedAnswersPerDay: 20,
  /** Files that a message may carry, and characters of the name of one. */
  attachments: 3,
  /** Minutes after which an open conversation gets new links to its attachments, before those that it has end. */
  linksKept: 30,
  fileName: { min: 1, max: 120 },
} as const;

export const contacts = {
  /** Maximum number of unanswered contact requests that a person may have sent. */
  maxPendingRequests: 100,
  note: { min: 1, max: 300 },
  search: { min: 1, max: 60 },
} as const;
