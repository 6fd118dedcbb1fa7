import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/fullName.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { Card } from '#web/pages/tasks/data/card.ts';
import { AvatarImage, VacantAvatar } from '#web/ui/AvatarImage.tsx';
import { written } from '#web/ui/Written.tsx';

/** Avatar of the assignee, with the name for assistive technology. */
export function Assigned({ assignee }: Pick<Card, 'assignee'>) {
  const { t } = useTranslation('tasks');
  const lang = useLanguage();
  if (!assignee)
    return (
      <span title={t('nobody')}>
        <VacantAvatar size={24} />
        <span className="sr">{t('nobody')}</span>
      </span>
    );
  const name = nameOf(assignee, lang);
  return (
    <span title={name}>
      <AvatarImage {...avatarOf(assignee)} size={24} />
      <span className="sr" {...written()}>
        {name}
      </span>
    </span>
  );
}
