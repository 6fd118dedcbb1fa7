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
  /** What comes before; returns the flow and what is to be true afterwards. */
  begin: (world: World, cast: Cast) => Promise<Run>;
}

interface Run {
  /** What may fail. */
  act: () => Promise<unknown>;
  /** What the person does who was shown an error. */
  again?: () => Promise<unknown>;
  /** After three runs of the jobs. */
  check: () => Promise<void>;
}
