import calendarDays from 'lucide-static/icons/calendar-days.svg?raw';
import clockAlert from 'lucide-static/icons/clock-alert.svg?raw';
import { useTranslation } from 'react-i18next';
import { useToday } from '#web/domain/person/useToday.ts';
import { useFormat } from '#web/i18n/format.ts';
import { type Card, daysLeft, urgencyOf } from '#web/pages/tasks/data/card.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';

/** Due date of a card: how late an overdue task is, otherwise the day. */
export function Due({ card }: { card: Card }) {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const from = useToday();
  const { dueDate } = card;
  if (!dueDate) return null;

  const urgency = urgencyOf(card, from);
  const left = daysLeft(dueDate, from);
  return (
    <span className={classes('due', urgency)}>
      <Icon svg={urgency === 'late' ? clockAlert : calendarDays} size="s" />
      <time dateTime={dueDate} title={format.date(dueDate, 'long')}>
        {urgency === 'late'
          ? t('due.late', { count: -left })
          : left === 0 && urgency
            ? t('due.today')
            : format.date(dueDate, 'short')}
      </time>
    </span>
  );
}
