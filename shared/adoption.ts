import { reputation } from './settings.ts';

/** Settings of adoption: how a halted or abandoned project finds a new owner. */
export const adoption = {
  /** Days during which only the team may apply. */
  teamDays: 14,
  /** Contribution points that people outside the team need. */
  points: reputation.recruitThreshold,
  /** Texts of the owner and the candidates. */
  note: { min: 10, max: 500 },
} as const;
