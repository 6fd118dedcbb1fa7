import { useTranslation } from 'react-i18next';
import type { Person } from '#shared/entities/person.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

const TONES: Record<Person['status'], BadgeTone> = {
  active: 'ok',
  unconfirmed: 'warn',
  banned: 'err',
  deleted: 'neutral',
};

/** The status of an account. */
export function PersonStatus({ status }: Pick<Person, 'status'>) {
  const { t } = useTranslation('moderation');
  return <Badge tone={TONES[status]}>{t(`people.status.${status}`)}</Badge>;
}
