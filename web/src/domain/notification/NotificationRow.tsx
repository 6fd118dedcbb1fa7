import './Notifications.css';
import alarmClock from 'lucide-static/icons/alarm-clock.svg?raw';
import badgeCheck from 'lucide-static/icons/badge-check.svg?raw';
import bell from 'lucide-static/icons/bell.svg?raw';
import coins from 'lucide-static/icons/coins.svg?raw';
import flag from 'lucide-static/icons/flag.svg?raw';
import listChecks from 'lucide-static/icons/list-checks.svg?raw';
import messageCircle from 'lucide-static/icons/message-circle.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import userCheck from 'lucide-static/icons/user-check.svg?raw';
import userMinus from 'lucide-static/icons/user-minus.svg?raw';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Notification } from '#shared/entities/notification.ts';
import { localizePath } from '#shared/paths.ts';
import { currencies } from '#shared/settings.ts';
import { withUnnamedPeople } from '#shared/withUnnamedPeople.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { keepInView } from '#web/ui/keepInView.ts';
import { RelativeTime } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';

const ICONS: Partial<Record<Notification['kind'], string>> = {
  projectApproved: badgeCheck,
  projectDenied: badgeCheck,
  projectTakenDown: flag,
  teamProjectTakenDown: flag,
  editApproved: badgeCheck,
  editDenied: badgeCheck,
  projectSubmitted: badgeCheck,
  reviewQuestion: messageCircle,
  projectResumed: badgeCheck,
  projectHalted: alarmClock,
  projectAbandoned: alarmClock,
  projectCompleted: badgeCheck,
  requestSent: userCheck,
  requestAccepted: userCheck,
  requestDenied: userCheck,
  requestWithdrawn: userCheck,
  requestQuestion: messageCircle,
  requestAnswer: messageCircle,
  requestReminder: userCheck,
  prospectTaken: userCheck,
  memberRemoved: userCheck,
  memberLeft: userMinus,
  taskAdded: listChecks,
  taskAssigned: listChecks,
  taskSubmitted: listChecks,
  taskSentBack: listChecks,
  taskSentBackInWords: listChecks,
  taskCompleted: listChecks,
  taskCompletedUnrewarded: listChecks,
  taskDueSoon: alarmClock,
  taskOverdue: alarmClock,
  contactRequested: userCheck,
  contactAccepted: userCheck,
  paymentReceived: coins,
  paymentRefunded: coins,
  refundFailed: coins,
  refundRequested: coins,
  refundReminder: alarmClock,
  refundOverdue: coins,
  refundEscalated: coins,
  refundDeclined: coins,
  refundWithdrawn: coins,
  paymentReturned: coins,
  disputeOpened: coins,
  disputeWon: coins,
  disputeLost: coins,
  payoutCompleted: coins,
  payoutFailed: coins,
  payoutsWaiting: coins,
  payoutsUnclaimed: coins,
  payeeUnreached: coins,
  payoutsShortOfFunds: coins,
  payoutsWithoutAccount: coins,
  payoutsUnknown: coins,
  payoutsRefused: coins,
  payoutsSetAside: coins,
  disputeToAnswer: coins,
  disputeDue: alarmClock,
  fraudWarned: coins,
  refundOwed: coins,
  refundToDecide: alarmClock,
  awardCircle: flag,
  trialEnding: coins,
  renewalFailed: coins,
  subscriptionEnded: coins,
  commentAdded: messageCircle,
  replyAdded: messageCircle,
  reportUpheld: flag,
  reportDismissed: flag,
  recruitLabelAsked: badgeCheck,
  recruitLabelGranted: badgeCheck,
  recruitLabelRefused: badgeCheck,
  recruitLabelRevoked: badgeCheck,
  adoptionOffered: userCheck,
  adoptionApplied: userCheck,
  adoptionChosen: userCheck,
  adoptionDenied: userCheck,
  adoptionEnded: userCheck,
  adoptionRefused: userCheck,
  adoptionWithdrawn: userCheck,
  adoptionDeclined: userMinus,
  projectAdopted: userCheck,
  projectTakenOver: userCheck,
  searchMatched: search,
  roleSearchMatched: search,
  followedUpdate: bell,
  followedRole: bell,
  followedStone: bell,
  followedGoal: bell,
  followedMilestone: bell,
  followedMilestoneAndStone: bell,
  followedMilestoneAndGoal: bell,
  followedHalted: bell,
  followedResumed: bell,
  followedCompleted: bell,
  followedProject: bell,
};

interface NotificationRowProps {
  notification: Notification;
  /** Whether the URL names it: then it takes the focus and is marked as read. */
  isTarget: boolean;
}

/** A notification; following its link or opening it by its URL marks it as read. */
export function NotificationRow({ notification, isTarget }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const lang = useLanguage();
  const values = useValues(notification);
  const row = useRef<HTMLLIElement>(null);
  const { NotificationID, kind, link, read, createdAt } = notification;
  const words = notification.values['words'];
  const { run } = useMutation('readNotification', ['listNotifications', 'getMe', 'getHome'], { quiet: true });

  function markRead() {
    if (!read) void run({ NotificationID });
  }

  const open = useEffectEvent(() => {
    row.current?.focus({ preventScroll: true });
    markRead();
  });
  useEffect(() => {
    if (!isTarget || !row.current) return undefined;
    open();
    return keepInView(row.current, 'center');
  }, [isTarget]);

  const title = t(`kinds.${kind}.title`, values);
  return (
    <li ref={row} tabIndex={-1} className={classes(!read && 'is-unread', isTarget && 'is-wanted')}>
      <span className="note-icon">
        <Icon svg={ICONS[kind] ?? bell} />
      </span>
      <div>
        <p className="note-title">
          {link ? (
            <Link className="target" to={localizePath(lang, link)} onClick={markRead}>
              {title}
            </Link>
          ) : (
            title
          )}
          {!read && <span className="sr"> ({t('isUnread')})</span>}
        </p>
        <p className="small soft">{t(`kinds.${kind}.text`, values)}</p>
        {words && (
          <blockquote className="note-words small" {...written()}>
            {words}
          </blockquote>
        )}
        <p className="fine muted">
          <RelativeTime at={createdAt} />
        </p>
      </div>
      {read ? (
        <span />
      ) : (
        <Button kind="quiet" size="s" onClick={markRead} aria-label={t('readOne', { title })}>
          <span className="dot" aria-hidden="true" />
          {t('read')}
        </Button>
      )}
    </li>
  );
}

/**
 * Values of the notification's texts. Amounts arrive in minor units with their currency and are formatted as money;
 * dates arrive as YYYY-MM-DD, deadlines as an instant, which the texts call a date as well, a number of things as `count`.
 */
function useValues({ values }: Notification) {
  const format = useFormat();
  const lang = useLanguage();
  const { amount, currency, date, moment, count, ...texts } = withUnnamedPeople(values, lang);
  const code = currencies.find(code => code === currency);
  return {
    ...texts,
    count: count === undefined ? undefined : Number(count), // chooses the singular or the plural
    amount: code ? format.money(Number(amount), code) : amount,
    date: moment ? format.deadline(moment) : date && format.date(date),
  };
}
