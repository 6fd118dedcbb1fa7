import './AdminFrame.css';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { type AdminTab, AdminTabs } from './AdminTabs.tsx';

interface AdminFrameProps {
  current: AdminTab;
  title: string;
  /** One line under the title. */
  lead: ReactNode;
  /** Buttons next to the title. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A page of the administration. The tabs come first, so that they stay in their place whatever the title is. */
export const AdminFrame = ({ current, title, lead, actions, className, children }: AdminFrameProps) => (
  <div className={classes('wrap admin', className)}>
    <AdminTabs current={current} />
    <PageHeader title={title} actions={actions}>
      {lead}
    </PageHeader>
    {children}
  </div>
);
