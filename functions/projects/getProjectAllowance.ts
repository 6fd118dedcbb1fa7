import type { Input } from '#functions/platform/lambda.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { type ProjectCount, projectsAtOnce } from './projectCount.store.ts';

/** The projects of the caller that count against their plan, and how many may: the figures that a submission checks. */
export const getProjectAllowance = ({
  caller,
  loaded: [counted],
}: Input<typeof contracts.getProjectAllowance, [ProjectCount | undefined]>) => ({
  open: counted?.open ?? 0,
  most: projectsAtOnce(caller),
});
