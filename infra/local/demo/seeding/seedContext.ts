import type { Moments } from '../moments.ts';
import type { BackdatedDeps } from './backdate.ts';
import type { Pay } from './pay.ts';

/** Everything needed to replay the history of a project. */
export interface SeedContext {
  backdated: BackdatedDeps;
  moments: Moments;
  pay: Pay;
}
