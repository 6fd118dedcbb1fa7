import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { reputation } from '#shared/settings.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Badge } from '#web/ui/Badge.tsx';

const PRIVILEGES = [
  { name: 'recruit', points: reputation.recruitThreshold },
  { name: 'work', points: reputation.workOnSeveral },
  { name: 'publish', points: reputation.publishSeveral },
] as const;

/** What points unlock; for readers with points of their own, also what is missing. */
export function Privileges({ own }: { own?: number | undefined }) {
  const { t } = useTranslation('reputation');
  const format = useFormat();
  const lang = useLanguage();
  return (
    <section aria-labelledby="privileges-title">
      <h2 className="h2" id="privileges-title">
        {t('privileges.title')}
      </h2>
      <ul className="privileges">
        {PRIVILEGES.map(({ name, points }) => (
          <li key={name} className="sheet">
            <b>{t(`privileges.${name}`, { count: reputation.projectsWithPoints })}</b>
            <span className="small soft">{t('privileges.need', { points: format.number(points) })}</span>
            {name === 'recruit' && (
              <Link className="link small" to={paths['teams-to-hire']({ lang })}>
                {t('privileges.teams')}
              </Link>
            )}
            {own !== undefined &&
              (own >= points ? (
                <Badge tone="ok">{t('privileges.reached')}</Badge>
              ) : (
                <span className="fine muted">
                  {t('privileges.missing', { points: format.number(points - own) })}
                </span>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
