import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Folder, MessageView } from './useMessageView.ts';

/** A folder without messages, with the way to the first one. */
export function EmptyFolder({ folder, view }: { folder: Folder; view: MessageView }) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  return (
    <EmptyState
      seed={`messages:${folder}`}
      headingLevel={2}
      title={t(`empty.${folder}.title`)}
      action={
        folder === 'inbox' ? (
          <LinkButton to={paths.roles({ lang })}>{t('empty.inbox.action')}</LinkButton>
        ) : (
          folder !== 'trash' && (
            <LinkButton to={view.newPath()} preventScrollReset>
              {t('compose.new')}
            </LinkButton>
          )
        )
      }
    >
      {t(`empty.${folder}.text`)}
    </EmptyState>
  );
}

/** A search that has found nothing; `action` leads to another list. */
export function NothingFound({ search, action }: { search: string; action?: ReactNode }) {
  const { t } = useTranslation('messages');
  return (
    <EmptyState
      seed="messages:found"
      headingLevel={2}
      title={t('empty.found.title', { search })}
      action={action}
    >
      {t('empty.found.text')}
    </EmptyState>
  );
}
