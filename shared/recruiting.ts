/** Settings of the recruit label. */
export const recruiting = {
  /** People of a team that the list shows, the owner included. */
  shownPeople: 8,
  /** Entries of the history that the team sees. */
  history: 30,
  page: { default: 10, max: 20 },
} as const;
