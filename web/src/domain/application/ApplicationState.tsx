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

interface ApplicationStateProps {
  request: Pick<ContributionRequest, 'status' | 'because' | 'inTeam'>;
}

/**
 * State of an application, or why it was closed if the owner has not decided, or whether the team that it led to has been
 * left. Needs the namespace `applications`.
 */
export function ApplicationState({ request: { status, because, inTeam } }: ApplicationStateProps) {
  const { t } = useTranslation('applications');
  const ended = because ?? (status === 'approved' && !inTeam ? 'left' : undefined);
  return <Badge tone={ended ? 'neutral' : TONES[status]}>{t(`state.${ended ?? status}`)}</Badge>;
}
