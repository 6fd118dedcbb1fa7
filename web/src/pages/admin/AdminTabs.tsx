import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AnchorTabs } from '#web/ui/AnchorTabs.tsx';
import { ADMIN_VIEWS, type AdminView } from './adminViews.ts';

export interface AdminTabsProps {
  current: AdminView | 'payouts' | 'finance';
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
  const pages = (['payouts', 'finance'] as const).map(name => ({
    to: paths[`admin-${name}`]({ lang }),
    label: t(`tabs.${name}`),
    current: name === current,
  }));
  return <AnchorTabs label={t('tabs.label')} anchors={[...ADMIN_VIEWS.map(view), ...pages]} />;
}
