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

/** Badge for the state of a project. */
export function StatusBadge({ status }: { status: ProjectState }) {
  const { t } = useTranslation('market');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}

/** Badge for a team that can be hired as a whole. */
export function HireBadge() {
  const { t } = useTranslation('market');
  return <Badge tone="hire">{t('card.hire')}</Badge>;
}

/** The only badge of a card: "for hire" takes precedence over the state; the normal state has none. */
export function ProjectBadge({
  project: { toHire, status },
}: {
  project: Pick<ProjectCard, 'toHire' | 'status'>;
}) {
  if (toHire) return <HireBadge />;
  return status === 'in-development' ? null : <StatusBadge status={status} />;
}
