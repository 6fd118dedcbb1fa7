import { parseArgs } from 'node:util';
import { type Part, parts } from './parts.ts';

/** Options of a deployment, read from the command line. */
export interface DeployOptions {
  /** Prefix of the stacks' names. */
  stage: string;
  /** Deploys only this part; undefined deploys everything. */
  only: Part | undefined;
  /** Only checks, and changes nothing. */
  check: boolean;
  /** Deploys without asking. */
  yes: boolean;
  /** Sends a test alarm at the end. */
  testAlarm: boolean;
  /** Logical ids of resources whose replacement or removal the operator accepts. */
  accepted: readonly string[];
}

export const usage = `Usage: npm run deploy -- [--stage NAME] [--only ${parts.join('|')}] [--check] [--yes] [--test-alarm] [--accept LOGICAL_ID]…`;

/** Reads the command line. Returns a sentence about the problem if it is invalid. */
export function readOptions(args: readonly string[]): DeployOptions | string {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${usage}`;
  }
  const { stage, only, check, yes, accept, 'test-alarm': testAlarm } = values;
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(stage))
    return `"${stage}" is no name of a stage: a small letter, then small letters, digits and hyphens, 20 at most.`;
  const part = parts.find(one => one === only);
  if (only !== undefined && !part) return `There is no part "${only}".\n${usage}`;
  return { stage, only: part, check, yes, testAlarm, accepted: accept };
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      stage: { type: 'string', default: 'production' },
      only: { type: 'string' },
      check: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      'test-alarm': { type: 'boolean', default: false },
      accept: { type: 'string', multiple: true, default: [] },
    },
  }).values;
