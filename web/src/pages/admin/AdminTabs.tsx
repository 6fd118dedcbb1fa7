import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AnchorTabs } from '#web/ui/AnchorTabs.tsx';

const TABS = ['admin', 'admin-people', 'admin-payouts', 'admin-audit'] as const;

export interface AdminTabsProps {
  current: (typeof TABS)[number];
  /** Number of proposals waiting for review, if known. */
  waiting?: number | undefined;
}

/** Tabs that link the administrators' pages. */
export function AdminTabs({ current, waiting }: AdminTabsProps) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  return (
    <AnchorTabs
      label={t('tabs.label')}
      anchors={TABS.map(page => ({
        to: paths[page]({ lang }),
        label: t(`tabs.${page}`),
        current: page === current,
        ...(page === 'admin' && { count: waiting }),
      }))}
    />
  );
}
