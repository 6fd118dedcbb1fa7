import type { ProjectID, UserID } from '#shared/ids.ts';
import type { MoneyWorld } from './moneyWorld.ts';

/** The people of one run of a flow. */
export interface Cast {
  owner: UserID;
  donor: UserID;
  project: ProjectID;
}

/** A flow of money, as a test that lets one of its effects fail sees it. */
export interface Flow<World = MoneyWorld> {
  name: string;
  /** Prepares the world; returns the flow and the check of its outcome. */
  begin: (world: World, cast: Cast) => Promise<Run>;
}

interface Run {
  /** The calls of which one effect fails. */
  act: () => Promise<unknown>;
  /** The retry by a person who was shown an error. */
  again?: () => Promise<unknown>;
  /** Checks the outcome, after three runs of the jobs. */
  check: () => Promise<void>;
}
