import { useTranslation } from 'react-i18next';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import type { RequestState } from '#shared/lifecycle.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

const TONES: Record<RequestState, BadgeTone> = {
  pending: 'info',
  approved: 'ok',
  denied: 'err',
  expired: 'neutral',
  withdrawn: 'neutral',
};

export interface ApplicationStateProps {
  request: Pick<ContributionRequest, 'status' | 'because'>;
  /** Whether the applicant has left the team that they joined by it. */
  hasLeft?: boolean;
}

/** State of an application, or why it was closed if the owner has not decided. Needs the namespace `applications`. */
export function ApplicationState({ request: { status, because }, hasLeft = false }: ApplicationStateProps) {
  const { t } = useTranslation('applications');
  const ended = because ?? (hasLeft ? 'left' : undefined);
  return <Badge tone={ended ? 'neutral' : TONES[status]}>{t(`state.${ended ?? status}`)}</Badge>;
}
