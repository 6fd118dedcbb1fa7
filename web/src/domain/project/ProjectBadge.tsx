import { useTranslation } from 'react-i18next';
import type { ProjectCard } from '#shared/entities/project.ts';
import type { ProjectState } from '#shared/lifecycle.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

const TONES: Record<ProjectState, BadgeTone> = {
  submitted: 'warn',
  approved: 'ember',
  denied: 'err',
  'in-development': 'moss',
  halted: 'warn',
  abandoned: 'neutral',
  completed: 'ok',
};

/** The state of a project. */
export function StatusBadge({ status }: { status: ProjectState }) {
  const { t } = useTranslation('market');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}

/** A team that may be hired together. */
export function HireBadge() {
  const { t } = useTranslation('market');
  return <Badge tone="hire">{t('card.hire')}</Badge>;
}

/** The one badge of a card: to hire before the state; the usual state needs none. */
export function ProjectBadge({
  project: { toHire, status },
}: {
  project: Pick<ProjectCard, 'toHire' | 'status'>;
}) {
  if (toHire) return <HireBadge />;
  return status === 'in-development' ? null : <StatusBadge status={status} />;
}
