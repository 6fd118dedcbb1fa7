import './PrivacyBanner.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useTranslation } from '#web/i18n/react.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useHydrated } from '#web/ui/useHydrated.ts';
import { linksOf } from './menus.ts';
import { readStored, writeStored } from './stored.ts';

/** Says once what is kept on the device; "Got it" is remembered. */
export function PrivacyBanner() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const hydrated = useHydrated();
  const [seen, setSeen] = useState(false);
  if (!hydrated || seen || readStored('privacy')) return null;

  function gotIt() {
    writeStored('privacy', new Date().toISOString());
    setSeen(true);
  }

  const [notice] = linksOf([{ label: 'menu.privacy', page: 'generic', context: 'privacy' }], lang);
  return (
    <aside className="privacy" aria-label={t('privacy.label')}>
      <Notice
        kind="neutral"
        title={t('privacy.title')}
        action={
          <Button size="s" onClick={gotIt}>
            {t('privacy.gotIt')}
          </Button>
        }
      >
        {t('privacy.text')}{' '}
        {notice && (
          <Link className="link" to={notice.to}>
            {t(notice.label)}
          </Link>
        )}
      </Notice>
    </aside>
  );
}
