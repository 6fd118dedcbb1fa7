import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import {
  type Entitled,
  type PrivilegeName,
  privilegeNames,
  privilegeOf,
  privileges,
} from '#shared/privileges.ts';
import { reputation } from '#shared/settings.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';

/** Privileges that points unlock; for signed-in readers also those of their plan, and the number of missing points. */
export function Privileges({ own }: { own?: Entitled | undefined }) {
  const { t } = useTranslation('reputation');
  const format = useFormat();
  const lang = useLanguage();
  return (
    <section aria-labelledby="privileges-title">
      <h2 className="h2" id="privileges-title">
        {t('privileges.title')}
      </h2>
      <ul className="privileges">
        {privilegeNames.map(name => (
          <Sheet as="li" key={name}>
            <b>{t(`privileges.${name}`, { count: reputation.projectsWithPoints })}</b>
            <span className="small soft">
              {t('privileges.need', { points: format.number(privileges[name].points) })}
            </span>
            {name === 'recruit' && (
              <Link className="link small" to={paths['teams-to-hire']({ lang })}>
                {t('privileges.teams')}
              </Link>
            )}
            {own && <Standing name={name} own={own} />}
          </Sheet>
        ))}
      </ul>
    </section>
  );
}

/** Whether a person has a privilege, and otherwise the missing points or plan. */
function Standing({ name, own }: { name: PrivilegeName; own: Entitled }) {
  const { t } = useTranslation('reputation');
  const format = useFormat();
  const privilege = privilegeOf(name, own);
  if (privilege.by)
    return <Badge tone="ok">{t(privilege.by === 'plan' ? 'privileges.inPlan' : 'privileges.reached')}</Badge>;
  return (
    <span className="fine muted">
      {t('privileges.missing', { points: format.number(privilege.missing) })}
    </span>
  );
}
