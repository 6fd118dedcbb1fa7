import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { pageNamed } from '../../routes/pages.ts';
import { paths } from '../../routes/paths.ts';
import { AnchorTabs } from '../../ui/Tabs.tsx';

/** The pages of administrators, beside each other; words of the namespace `adminPayouts`. */
export function AdminTabs({ current }: { current: 'admin' | 'admin-payouts' }) {
  const { t } = useTranslation('adminPayouts');
  const lang = useLanguage();
  const pages = (['admin', 'admin-payouts'] as const).filter(name => pageNamed(name));
  return (
    <AnchorTabs
      label={t('tabs.label')}
      anchors={pages.map(name => ({
        to: paths[name]({ lang }),
        label: t(`tabs.${name}`),
        current: name === current,
      }))}
    />
  );
}
