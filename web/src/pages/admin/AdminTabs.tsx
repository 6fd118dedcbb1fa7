import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AnchorTabs } from '#web/ui/AnchorTabs.tsx';
import { ADMIN_VIEWS, type AdminView } from './adminViews.ts';

export interface AdminTabsProps {
  current: AdminView | 'payouts';
  /** Number of proposals waiting for review, if known. */
  waiting?: number | undefined;
}

/** Tabs that link the views of the administration and the payouts. */
export function AdminTabs({ current, waiting }: AdminTabsProps) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const view = (name: AdminView) => ({
    to: paths.admin({ lang, ...(name !== 'review' && { query: { view: name } }) }),
    label: t(`tabs.${name}`),
    current: name === current,
    ...(name === 'review' && { count: waiting }),
  });
  const payouts = {
    to: paths['admin-payouts']({ lang }),
    label: t('tabs.payouts'),
    current: current === 'payouts',
  };
  return <AnchorTabs label={t('tabs.label')} anchors={[...ADMIN_VIEWS.map(view), payouts]} />;
}
