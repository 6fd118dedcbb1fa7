import { defaultDeps } from './deps.ts';
import { environment } from './environment.ts';
import { provideMissing, type Use } from './uses.ts';

/**
 * The Lambda handler of an operation or a job, with the dependencies that the environment describes. Made once, when the function
 * starts, which fails if a variable is missing.
 */
export function lambda<Handler>(
  { uses, withDeps }: { uses: readonly Use[]; withDeps(deps: never): Handler },
  more: readonly Use[] = [],
): Handler {
  for (const variable of uses.flatMap(({ variables = [] }) => variables)) environment(variable);
  return withDeps(provideMissing(defaultDeps(), more) as never); // with the dependencies that its type requires
}
