/** A refund request that waits for the project's owner, in days of 24 hours from the request. */
export const refundRequests = {
  reminderDays: [2, 5],
  /** Afterwards, an administrator decides. */
  answerDays: 7,
} as const;
