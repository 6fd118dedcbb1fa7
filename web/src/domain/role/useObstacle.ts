import { type Obstacle, obstacleTo } from '#shared/applying.ts';
import type { Project } from '#shared/entities/project.ts';
import type { Prospect } from '#shared/entities/prospect.ts';
import { minute } from '#shared/time.ts';
import { useNow } from '#web/api/useNow.ts';
import { useAllowance } from '#web/domain/limit/useAllowance.ts';

/** Returns the obstacle to an application of the caller for a role, so that it is said before they write it. */
export function useObstacle(
  project: Pick<Project, 'status' | 'suspended' | 'you'>,
  role: Pick<Prospect, 'taken' | 'closesAt' | 'yourRequest'>,
): { obstacle: Obstacle | undefined; isLoading: boolean } {
  const now = useNow(minute);
  const known =
    role.yourRequest === 'pending' ? 'ALREADY_APPLIED' : obstacleTo({ project, role, you: project.you }, now);
  const { cannotWork, isLoading } = useAllowance({ isNeeded: known === undefined });
  return { obstacle: known ?? (cannotWork ? 'INSUFFICIENT_POINTS' : undefined), isLoading };
}
