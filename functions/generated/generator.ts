import type { Log } from '#functions/platform/log.ts';
import type { Refusal } from '#functions/platform/refusal.ts';
import type { IdeaContent, RoleContent, TaskContent } from '#shared/entities/generated.ts';
import type { Audience, Constraint } from '#shared/generation.ts';
import type { Language } from '#shared/settings.ts';

/** Fields of every request to a generator. */
export interface GenerationRequest {
  /** The same seed and request give the same result, where the generator can promise it. */
  seed: string;
  /** Language of the result; `gb` and `us` differ in spelling. */
  language: Language;
  count: number;
  /** Whether a request to a model may be sent once more; each that is sent takes part of the budget of the day. */
  mayRepeat: () => Promise<boolean>;
  /** Records what the request has cost. */
  log: Log;
}

export interface IdeasRequest extends GenerationRequest {
  /** Words of a user: data, never instructions. */
  topic?: string | undefined;
  audience?: Audience | undefined;
  constraint?: Constraint | undefined;
}

/** Description of a project; texts of users. */
export interface ProjectFacts {
  name: string;
  description?: string;
  details?: string;
}

export interface RolesRequest extends GenerationRequest {
  about: ProjectFacts;
  /** Names of the roles that exist; none of them is suggested. */
  existing: readonly string[];
  /** Names of the roles that have been suggested before: only where there is nothing else. */
  offered?: readonly string[];
}

export interface TasksRequest extends GenerationRequest {
  about: ProjectFacts;
  /** The role that the tasks are for. */
  role?: Pick<RoleContent, 'PersonType' | 'Notes'> | undefined;
  /** Titles of the tasks that exist; none of them is suggested. */
  existing: readonly string[];
  /** Titles that have been suggested before: only where there is nothing else. */
  offered?: readonly string[];
}

export type Generated<Content> = Content[] | Refusal<'GENERATION_UNAVAILABLE'>;

/**
 * Generates ideas, roles and tasks. Results obey the bounds of
 * their schemas; a generator that cannot be reached or keeps returning invalid results is a refusal.
 */
export interface Generator {
  ideas(request: IdeasRequest): Promise<Generated<IdeaContent>>;
  roles(request: RolesRequest): Promise<Generated<RoleContent>>;
  tasks(request: TasksRequest): Promise<Generated<TaskContent>>;
}
