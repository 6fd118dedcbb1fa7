/** Stacks by the part that they belong to, by the end of their names: `production-api` ends in `api`. */
const stacksOf = {
  operations: ['operations'],
  data: ['data'],
  identity: ['identity'],
  outside: ['outside'],
  api: ['api', 'jobs', 'events'],
  edge: ['edge', 'firewall'],
  web: ['web'],
  alarms: ['edge-alarms', 'dashboard'],
} as const;

export type Part = keyof typeof stacksOf;

/** Parts that can be deployed separately. */
export const parts: readonly Part[] = Object.keys(stacksOf) as Part[]; // its own keys

/** Whether a stack belongs to a part. */
export const isOf = (part: Part, stackName: string, stage: string): boolean =>
  stacksOf[part].some(end => stackName === `${stage}-${end}`);

/**
 * Minutes that a stack takes at its first deployment and at later ones, estimated from its slowest resources: the
 * certificate's validation, CloudFront, and functions that go live step by step.
 */
const minutes: Record<string, [first: number, later: number]> = {
  operations: [2, 1],
  data: [4, 1],
  identity: [4, 2],
  outside: [3, 1],
  api: [20, 14],
  jobs: [6, 12],
  edge: [6, 1],
  firewall: [2, 1],
  web: [12, 6],
  events: [5, 4],
  'edge-alarms': [2, 1],
  dashboard: [2, 1],
};

/** Minutes that a stack takes; `exists` is true if it has been deployed before. */
export function minutesOf(stackName: string, stage: string, exists: boolean): number {
  const [first, later] = minutes[stackName.slice(stage.length + 1)] ?? [5, 5];
  return exists ? later : first;
}

/** Names of the stacks whose minutes are known, without the stage. */
export const knownStacks = Object.keys(minutes);
