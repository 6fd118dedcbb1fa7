import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** Tells people without a project or a team where tasks come from. */
export function NoBoard() {
  const { t } = useTranslation('tasks');
  const lang = useLanguage();
  return (
    <EmptyState
      seed="no-board"
      headingLevel={2}
      title={t('none.title')}
      action={
        <LinkButton kind="moss" to={paths.market({ lang })}>
          {t('none.action')}
        </LinkButton>
      }
    >
      {t('none.text')}
    </EmptyState>
  );
}
