import './Shares.css';
import { Trans, useTranslation } from 'react-i18next';
import { nameOf } from '#shared/fullName.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { task } from '#shared/settings.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';

export interface TaskShareProps {
  ProjectID: ProjectID;
  /** The person who would earn the points: the assignee, or a member who may become it. */
  contributorId: UserID;
  /** Whether that is the caller. */
  isCaller: boolean;
  /** Undefined while the typed number cannot be read. */
  points: number | undefined;
}

/**
 * Share of each payment that a task's points would earn, divided in the same way as for booked payments. Shows nothing without
 * points, or until the server has answered.
 */
export const TaskShare = lazyComponent(() => Share, { texts: ['shares'] });

function Share({ ProjectID, contributorId, isCaller, points }: TaskShareProps) {
  const { t } = useTranslation('shares');
  const lang = useLanguage();
  const format = useFormat();
  const isAsked = points !== undefined && points > 0 && points <= task.points.max;
  const query = { contributorId, points: String(points) };
  const { data } = useQuery('previewShares', isAsked ? { ProjectID, query } : null, {
    keepPreviousData: true,
  });
  const member = data?.members.find(({ UserID }) => UserID === contributorId);
  if (!isAsked || !data || !member) return null;
  if (data.contributorsPart === 0) return <p className="share-preview small soft">{t('task.noPart')}</p>;

  const money = (minor: number) => format.money(minor, data.currency);
  const all = data.members.reduce((sum, one) => sum + one.pointsThen, 0);
  return (
    <div className="share-preview">
      <p>
        <Trans
          t={t}
          i18nKey={isCaller ? 'task.yours' : 'task.theirs'}
          values={{
            points,
            name: nameOf(member, lang),
            share: format.number(member.pointsThen / all, { style: 'percent', maximumFractionDigits: 1 }),
            amount: money(member.amountThen),
            received: money(data.amount),
            now: money(member.amount),
          }}
          components={{ b: <b className="money" /> }}
        />
      </p>
      <p className="fine soft">{t('task.changes')}</p>
    </div>
  );
}
