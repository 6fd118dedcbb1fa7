import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useTranslation } from '#web/i18n/react.tsx';
import { pageNamed } from '#web/routes/pages.ts';
import { paths } from '#web/routes/paths.ts';
import { AnchorTabs } from '#web/ui/AnchorTabs.tsx';

const TABS = ['admin', 'admin-payouts'] as const;

export interface AdminTabsProps {
  current: (typeof TABS)[number];
  /** How many ideas wait, where it is known. */
  waiting?: number | undefined;
}

/** The pages of administrators that exist. */
export function AdminTabs({ current, waiting }: AdminTabsProps) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  return (
    <AnchorTabs
      label={t('tabs.label')}
      anchors={TABS.filter(pageNamed).map(page => ({
        to: paths[page]({ lang }),
        label: t(`tabs.${page}`),
        current: page === current,
        ...(page === 'admin' && { count: waiting }),
      }))}
    />
  );
}
