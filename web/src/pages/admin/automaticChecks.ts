import { check } from '#shared/contracts/validation.ts';
import { priceProblem } from '#shared/entities/price.ts';
import type { Project } from '#shared/entities/project.ts';
import { VideoUrl } from '#shared/entities/projectAddresses.ts';
import { videoUploadOf } from '#shared/videoOf.ts';

/** Result of an automatic check. */
export type AutomaticCheck =
  | { name: 'price'; isRight: boolean }
  | { name: 'video'; isRight: boolean; is: 'none' | 'uploaded' | 'known' | 'unknown' }
  | { name: 'endDate'; isRight: boolean }
  | { name: 'roles'; isRight: boolean; needed: number; written: number };

/** Runs the automatic checks of a proposal; `written` is the number of described roles, if known. */
export function automaticChecks(
  project: Project,
  written: number | undefined,
  today: string,
): readonly AutomaticCheck[] {
  const { totalContributionBudget, numberOfContributions, unitPrice, videoUrl, endDate, rolesNeeded } =
    project;
  const isVideoKnown = videoUrl === undefined || check(VideoUrl, videoUrl).value !== undefined;
  return [
    {
      name: 'price',
      isRight: unitPrice * numberOfContributions === totalContributionBudget && !priceProblem(project),
    },
    {
      name: 'video',
      isRight: isVideoKnown,
      is: placeOf(videoUrl, isVideoKnown),
    },
    { name: 'endDate', isRight: endDate > today },
    ...(written === undefined
      ? []
      : [{ name: 'roles' as const, isRight: written >= rolesNeeded, needed: rolesNeeded, written }]),
  ];
}

function placeOf(videoUrl: string | undefined, isKnown: boolean) {
  if (videoUrl === undefined) return 'none';
  if (videoUploadOf(videoUrl)) return 'uploaded';
  return isKnown ? 'known' : 'unknown';
}
