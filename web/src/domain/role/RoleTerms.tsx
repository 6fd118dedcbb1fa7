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

/** Hours a week, place and last day to apply; empty if the owner has said none of them. */
export function useRoleTerms(role: Terms, place?: string): string[] {
  const { t } = useTranslation('market');
  const format = useFormat();
  const isClosed = useIsClosed(role);
  const { hoursPerWeek, workplace, applyBy } = role;
  const where = workplace && t(`terms.workplace.${workplace}`);
  const isThere = workplace === 'onSite' || workplace === 'either';
  return [
    hoursPerWeek && t('terms.hours', { count: hoursPerWeek, number: format.number(hoursPerWeek) }),
    where && place && isThere ? t('terms.at', { where, place }) : (where ?? place),
    applyBy && t(isClosed ? 'terms.closedOn' : 'terms.applyBy', { date: format.date(applyBy, 'long') }),
  ].filter((term): term is string => Boolean(term));
}

/** The terms of a role as a line; none if there are none. */
export function RoleTerms({ role, place }: { role: Terms; place?: string }) {
  const terms = useRoleTerms(role, place);
  if (terms.length === 0) return null;
  return (
    <p className="fine soft">
      <Facts>{terms}</Facts>
    </p>
  );
}
