import { useTranslation } from 'react-i18next';
import { type QueueName, queueNames } from '#shared/entities/queue.ts';
import { paths } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AnchorTabs } from '#web/ui/AnchorTabs.tsx';
import type { AdminView } from './adminViews.ts';
import { countOf, useQueues } from './queues/useQueues.ts';

export type AdminTab = AdminView | 'payouts' | 'finance';

/** Queues that are part of the page of payouts. */
const OF_PAYOUTS: readonly QueueName[] = ['refunds', 'disputes', 'payouts', 'checks'];

/** The tabs in their order: those with queues come first, where narrow windows show them. */
const TABS = [
  'overview',
  'review',
  'edits',
  'reports',
  'support',
  'adoptions',
  'payouts',
  'people',
  'finance',
  'statistics',
  'audit',
  'maintenance',
] as const satisfies readonly AdminTab[];

/** Tabs that link the views of the administration, each with the number of its waiting items. */
export function AdminTabs({ current }: { current: AdminTab }) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const { queues } = useQueues();
  const tab = (name: AdminTab) => ({
    to: pathOf(name, lang),
    label: t(`tabs.${name}`),
    current: name === current,
    ...countOf(queues, ...(name === 'payouts' ? OF_PAYOUTS : queueNames.filter(queue => queue === name))),
  });
  return <AnchorTabs label={t('tabs.label')} anchors={TABS.map(tab)} />;
}

function pathOf(name: AdminTab, lang: Language): string {
  if (name === 'payouts' || name === 'finance') return paths[`admin-${name}`]({ lang });
  return paths.admin({ lang, ...(name !== 'overview' && { query: { view: name } }) });
}
