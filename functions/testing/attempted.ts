import type { Deps } from '#functions/platform/deps.ts';
import type { NamedLimit } from '#functions/platform/limits.ts';
import { attemptsNow, windowOf } from '#functions/platform/rateLimit.ts';
import { Step } from '#functions/platform/table/step.ts';

/** The step that makes it so many attempts against a limit in the present time. */
export function attempted(deps: Pick<Deps, 'now'>, limit: NamedLimit, who: string, count: number) {
  const { within = limit, minutes } = limit;
  const { key, ttl } = attemptsNow(deps, within.name, who, within);
  const burst = { burst: count, burstBegun: windowOf(deps.now(), minutes).begun };
  return Step.put(key, { count, ttl, ...(limit.within && burst) });
}
