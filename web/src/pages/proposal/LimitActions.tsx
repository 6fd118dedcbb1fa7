import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';

/** What somebody can do whose plan allows no further project. */
export function LimitActions() {
  const { t } = useTranslation('proposal');
  const lang = useLanguage();
  return (
    <span className="row row-2 wrapx">
      <LinkButton size="s" to={paths['edit-projects']({ lang })}>
        {t('problem.projects')}
      </LinkButton>
      <LinkButton size="s" to={paths.membership({ lang })}>
        {t('problem.plans')}
      </LinkButton>
    </span>
  );
}
