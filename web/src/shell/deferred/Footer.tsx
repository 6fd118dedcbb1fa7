import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { operator, registration } from '#shared/operator.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { linksOf } from '#web/shell/menus.ts';
import { Wordmark } from '#web/ui/Wordmark.tsx';
import { FOOTER_MENU, SLIM_FOOTER_MENU } from './deferredMenus.ts';
import { LanguageLinks } from './LanguageMenu.tsx';
import { Ridge } from './Ridge.tsx';

/** Footer of public pages: a ridge with a small cairn, then the menus, the registration and the languages. */
export function DeepFooter() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const columns = FOOTER_MENU.map(({ title, entries }) => ({ title, links: linksOf(entries, lang) }));

  return (
    <>
      <Ridge />
      <footer className="foot-page on-deep">
        <div className="wrap">
          <div className="cols">
            <div className="stackv gap-3">
              <Wordmark height={34} />
              <p className="small motto">{t('footer.motto')}</p>
              <p className="small motto">
                {t('footer.write')}{' '}
                <a className="foot-address" href={`mailto:${operator.supportEmail}`}>
                  {operator.supportEmail}
                </a>
              </p>
            </div>
            {columns.map(({ title, links }) => (
              <div key={title}>
                <h2>{t(title)}</h2>
                <ul>
                  {links.map(({ label, to }) => (
                    <li key={label}>
                      <Link to={to}>{t(label)}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <div className="base">
            <p>{t('footer.registration', registration)}</p>
            <LanguageLinks />
          </div>
        </div>
      </footer>
    </>
  );
}

/** Footer of working pages. */
export function SlimFooter() {
  const { t } = useTranslation('shell');
  const links = linksOf(SLIM_FOOTER_MENU, useLanguage());
  return (
    <footer className="foot-slim">
      <div className="wrap">
        <p>
          {t('footer.registrationShort', registration)}{' '}
          {links.map(({ label, to }) => (
            <Link key={label} to={to}>
              {t(label)}
            </Link>
          ))}
        </p>
        <LanguageLinks />
      </div>
    </footer>
  );
}
