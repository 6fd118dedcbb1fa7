import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';

export interface NoProjectProps {
  /** Surrounds the invitation to publish an idea with what may stand in its place. */
  around?: (invitation: ReactNode) => ReactNode;
}

/** Shown to owners without a project. */
export function NoProject({ around = invitation => invitation }: NoProjectProps) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  return (
    <>
      <PageHeader title={t('none.heading')} />
      {around(
        <EmptyState
          seed="own-projects"
          headingLevel={2}
          title={t('none.title')}
          action={
            <LinkButton kind="moss" to={paths.proposal({ lang })}>
              {t('none.action')}
            </LinkButton>
          }
        >
          {t('none.text')}
        </EmptyState>,
      )}
    </>
  );
}
