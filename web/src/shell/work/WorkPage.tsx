import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkLayout } from '#web/ui/workspace/WorkLayout.tsx';
import { useWorkNavigation, type WorkContext, type WorkPageName } from './useWorkNavigation.ts';

export interface WorkPageProps extends WorkContext {
  current: WorkPageName;
  children: ReactNode;
}

/** A page of the user's own, next to which their other pages stay listed. */
export function WorkPage({ current, children, ...context }: WorkPageProps) {
  const { t } = useTranslation('shell');
  const groups = useWorkNavigation(current, context);
  return (
    <WorkLayout label={t('side.label')} groups={groups}>
      {children}
    </WorkLayout>
  );
}
