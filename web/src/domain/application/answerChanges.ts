import type { EndpointID } from '#shared/contracts/index.ts';

/** Queries that an answer to an application makes stale, wherever it is given. */
export const ANSWER_CHANGES = [
  'getMessage',
  'listOwnerRequests',
  'listProjectRequests',
  'listProspects',
  'listTaskBoards',
  'getMe',
  'listUserProjects',
] as const satisfies readonly EndpointID[];
