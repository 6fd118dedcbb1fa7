import './Alert.css';
import bell from 'lucide-static/icons/bell.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import info from 'lucide-static/icons/info.svg?raw';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { useArrival } from './useArrival.ts';

export type AlertKind = 'success' | 'warning' | 'error' | 'info' | 'neutral';

const ICONS: Record<AlertKind, string> = {
  success: check,
  warning: triangleAlert,
  error: x,
  info,
  neutral: bell,
};
const CLASSES: Record<AlertKind, string | undefined> = {
  success: 'alert--ok',
  warning: 'alert--warn',
  error: 'alert--err',
  info: 'alert--info',
  neutral: undefined,
};

export interface AlertProps {
  kind: AlertKind;
  /** Outcome or problem that the alert reports. */
  title: ReactNode;
  /** Details, or advice on what to do. */
  children?: ReactNode;
  /** A button or link on the right. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** Announces the alert when it appears; not for alerts that are on the page from the start. */
  announce?: boolean;
  /** Floats above the page, as a toast does. */
  toast?: boolean;
  className?: string;
  /** A countdown bar at the bottom. */
  timer?: ReactNode;
}

/** Message about an outcome or a problem, with advice, inline or as a toast. */
export function Alert({
  kind,
  title,
  children,
  action,
  onDismiss,
  announce,
  toast,
  className,
  timer,
}: AlertProps) {
  const { t } = useTranslation('common');
  const role = announce ? (kind === 'error' ? 'alert' : 'status') : undefined;
  const isArriving = useArrival(role === 'status'); // an alert is read out when it arrives
  return (
    <div className={classes('alert', CLASSES[kind], toast && 'toast', className)} role={role}>
      <span className="stone">
        <Icon svg={ICONS[kind]} />
      </span>
      <div>
        {/* A status is read out whole when a part of it changes. */}
        <b aria-hidden={isArriving || undefined}>{title}</b>
        {children}
      </div>
      {action}
      {onDismiss && <IconButton size="s" icon={x} label={t('notice.dismiss')} onClick={onDismiss} />}
      {timer}
    </div>
  );
}
