import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Payout } from '#shared/entities/payout.ts';
import { paths } from '#shared/paths.ts';
import { specialIds } from '#shared/settings.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { written } from '#web/ui/Written.tsx';

/** Link to the project that a payout comes from; a consolidated payout names no single project. */
export function PayoutProject({ project: { ProjectID, shortName } }: Pick<Payout, 'project'>) {
  const { t } = useTranslation('payout');
  const lang = useLanguage();
  if (ProjectID === specialIds.noProject) return t('list.several');
  return (
    <Link className="strong" to={paths.project({ lang, ProjectID })} {...written()}>
      {shortName}
    </Link>
  );
}
