import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Folder } from './useMessageView.ts';

/** A folder without messages. */
export function EmptyFolder({ folder }: { folder: Folder }) {
  const { t } = useTranslation('messages');
  return (
    <EmptyState seed={`messages:${folder}`} headingLevel={2} title={t(`empty.${folder}.title`)}>
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
