/**
 * Maximum lengths of lists of a person or a project that no plan limits. Further items are refused. Lists without such a
 * maximum are bounded otherwise (`functions/testing/growth.ts`).
 */
export const caps = {
  /** Unsent messages of a person. Their length is that of a message. */
  drafts: 100,
  /** Drafts of proposals of a person. `shared/entities/proposalDraft.ts` bounds their size. */
  proposalDrafts: 10,
  /** Accepted contacts of a person. Requests that were sent below it can still be accepted. */
  contacts: 2_000,
  /** People whom a person has blocked. */
  blocked: 1_000,
  /** Tasks of a project, done and cancelled ones included. */
  tasks: 2_000,
  /** Entries of the progress log of a project. */
  progressEntries: 500,
  /** Pictures in the progress log of a project. */
  progressPictures: 100,
  /** Saved searches of a person. */
  savedSearches: 20,
} as const;
