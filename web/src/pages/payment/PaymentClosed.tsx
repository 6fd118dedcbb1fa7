import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { paths, slugOf } from '#shared/paths.ts';
import type { Support } from '#web/domain/money/support/useSupport.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { LinkButton } from '#web/ui/Button.tsx';

/** Explains why a project takes no payments. */
export function PaymentClosed({
  project: { ProjectID, name, status },
  support: { closed },
}: {
  project: Project;
  support: Support;
}) {
  const { t } = useTranslation('payment');
  const lang = useLanguage();
  const special = closed === 'own' || closed === 'ended' ? closed : undefined;
  return (
    <Alert
      kind="warning"
      title={t(special ? `closed.${special}.title` : 'closed.title')}
      action={
        <LinkButton size="s" to={paths.project({ lang, ProjectID, slug: slugOf(name) })}>
          {t('closed.action')}
        </LinkButton>
      }
    >
      {t(special ? `closed.${special}.text` : status === 'completed' ? 'closed.completed' : 'closed.text')}
    </Alert>
  );
}
