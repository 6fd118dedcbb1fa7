import type { ErrorCode } from '#shared/errors.ts';
import type { ApiError } from '#web/api/apiError.ts';

/**
 * Action that a person may not take for now: work in a further team, publish or take over a further project, take over a project
 * without enough points, add a role, change tasks (also because of the size of the team, or because another project has the board
 * of the plan), have people suggested, see the statistics of a team, generate (today, or within this hour), or write to a stranger.
 */
export type LimitKind =
  | 'work'
  | 'publish'
  | 'adopt'
  | 'roles'
  | 'tasks'
  | 'members'
  | 'boards'
  | 'people'
  | 'statistics'
  | 'generate'
  | 'generateHour'
  | 'write';

const LIMITS: Partial<Record<ErrorCode, LimitKind>> = {
  INSUFFICIENT_POINTS: 'work',
  PROJECT_LIMIT_REACHED: 'publish',
  PROSPECT_LIMIT_REACHED: 'roles',
  PLAN_WITHOUT_ACCESS: 'tasks',
  GENERATION_LIMIT_REACHED: 'generate',
  GENERATION_HOURLY_LIMIT_REACHED: 'generateHour',
  SUBSCRIPTION_REQUIRED: 'write',
};

/** The limit that a refusal is about; undefined for other refusals. */
export const limitOf = (refusal: ApiError | undefined): LimitKind | undefined =>
  refusal && LIMITS[refusal.code as ErrorCode]; // codes created by the client have no limit

export const isLimit = (refusal: ApiError): boolean => limitOf(refusal) !== undefined;
