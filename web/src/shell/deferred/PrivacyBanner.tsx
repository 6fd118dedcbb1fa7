import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useHydrated } from '#web/api/useHydrated.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { readStored, writeStored } from '#web/shell/stored.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useCoveredHeight } from '#web/ui/useCoveredHeight.ts';

/**
 * Informs visitors about what is stored on their device, until they dismiss it. It is part of the prerendered HTML; the start script
 * hides it from visitors who have dismissed it.
 */
export function PrivacyBanner() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const hydrated = useHydrated();
  const [seen, setSeen] = useState(false);
  const notice = useRef<HTMLElement>(null);
  useCoveredHeight(notice, '--notice-height');
  if (seen || (hydrated && readStored('privacy'))) return null;

  function gotIt() {
    writeStored('privacy', new Date().toISOString());
    document.documentElement.dataset['privacy'] = 'seen';
    setSeen(true);
  }

  return (
    <aside className="privacy" ref={notice} aria-label={t('privacy.label')}>
      <Alert
        kind="neutral"
        title={t('privacy.title')}
        action={
          <Button size="s" onClick={gotIt}>
            {t('privacy.gotIt')}
          </Button>
        }
      >
        {t('privacy.text')}{' '}
        <Link className="link" to={paths.generic({ lang, context: 'privacy' })}>
          {t('privacy.more')}
        </Link>
      </Alert>
    </aside>
  );
}
