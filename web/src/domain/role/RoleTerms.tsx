import './RoleTerms.css';
import { useTranslation } from 'react-i18next';
import type { Prospect } from '#shared/entities/prospect.ts';
import { minute } from '#shared/time.ts';
import { useNow } from '#web/api/useNow.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Facts } from '#web/ui/Facts.tsx';

/** Demands of a role on its holder, as far as its owner has stated them. */
export type Terms = {
  [Name in 'hoursPerWeek' | 'workplace' | 'applyBy' | 'closesAt']?: Prospect[Name] | null | undefined;
};

/** Whether the last day to apply for a role is over. */
export function useIsClosed({ closesAt }: Pick<Terms, 'closesAt'>): boolean {
  const now = useNow(minute);
  return typeof closesAt === 'string' && Date.parse(closesAt) <= now;
}

/** Hours a week, place and last day to apply; nothing if the owner has said none of them. */
export function RoleTerms({ role, place }: { role: Terms; place?: string | undefined }) {
  const { t } = useTranslation('roles');
  const format = useFormat();
  const isClosed = useIsClosed(role);
  const { hoursPerWeek, workplace, applyBy } = role;
  const where = workplace && t(`workplace.${workplace}`);
  const isElsewhere = workplace === 'onSite' || workplace === 'either';
  const terms = [
    hoursPerWeek ? t('hours', { count: hoursPerWeek, number: format.number(hoursPerWeek) }) : undefined,
    where && place && isElsewhere ? t('at', { where, place }) : (where ?? place),
    applyBy ? t(isClosed ? 'closedOn' : 'applyBy', { date: format.date(applyBy, 'long') }) : undefined,
  ].filter(Boolean);
  return terms.length > 0 ? (
    <span className="fine soft terms">
      <Facts>{terms}</Facts>
    </span>
  ) : null;
}
