import { useTranslation } from 'react-i18next';
import { avatarOf } from '#web/domain/person/person.ts';
import type { Card } from '#web/pages/tasks/data/card.ts';
import { AvatarImage, VacantAvatar } from '#web/ui/AvatarImage.tsx';

/** Avatar of the assignee, with the name for assistive technology. */
export function Assigned({ assignee }: Pick<Card, 'assignee'>) {
  const { t } = useTranslation('tasks');
  if (!assignee)
    return (
      <span title={t('nobody')}>
        <VacantAvatar size={24} />
        <span className="sr">{t('nobody')}</span>
      </span>
    );
  const name = assignee.name ?? assignee.username;
  return (
    <span title={name}>
      <AvatarImage {...avatarOf(assignee)} size={24} />
      <span className="sr">{name}</span>
    </span>
  );
}
