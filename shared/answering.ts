/** Lengths of what an owner and applicants or members write to each other about an application or about work. */
export const answering = {
  /** The owner's own words when they decline it. */
  decline: { min: 2, max: 500 },
  /** The one question of the owner, and the answer to it. */
  question: { min: 5, max: 300 },
  answer: { min: 1, max: 1_000 },
  /** The owner's words to people who join the team: what to do first. */
  greeting: { min: 2, max: 600 },
  /** The owner's words when they send the work of a task back. */
  sendBack: { min: 2, max: 500 },
  /** Days that an applicant has for the answer at least, before the application expires. */
  answerDays: 7,
} as const;
