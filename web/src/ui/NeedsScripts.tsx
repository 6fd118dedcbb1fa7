import { useTranslation } from 'react-i18next';

/** Notice, in a browser that runs no scripts, that this part of the page needs them. */
export function NeedsScripts() {
  const { t } = useTranslation('common');
  return (
    <noscript>
      <p className="small soft">{t('needsScripts')}</p>
    </noscript>
  );
}
