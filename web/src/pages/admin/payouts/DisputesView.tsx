import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Dispute, type DisputeState, disputeStates } from '#shared/entities/dispute.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths, readQuery } from '#shared/paths.ts';
import { minute } from '#shared/time.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useNow } from '#web/api/useNow.ts';
import { ReferenceNumber } from '#web/domain/money/ReferenceNumber.tsx';
import { MoneyCase, MoneyCaseLine, MoneyCases, MoneyOutcome } from '#web/domain/money/refunds/MoneyCase.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { Money, RelativeTime } from '#web/ui/Time.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { written } from '#web/ui/Written.tsx';

const shape = <span className="skel payout-skel" />;
const TONES: Record<DisputeState, BadgeTone> = { open: 'warn', won: 'ok', lost: 'err' };

/** The disputes in a state; open ones by their deadline. */
export function DisputesView() {
  const { t } = useTranslation('refunds');
  const [search, choose] = useAddressQuery();
  const named = readQuery('admin-payouts', search).status;
  const status = disputeStates.find(state => state === named) ?? 'open';
  const list = useList('listDisputes', { query: { status } });

  return (
    <section className="admin-refunds" aria-label={t('disputes.title')}>
      <p className="small soft measure">{t('disputes.lead')}</p>
      <SelectField
        className="admin-filter"
        size="s"
        label={t('admin.status')}
        value={status}
        onChange={event => choose({ status: event.target.value })}
        options={disputeStates.map(state => ({ value: state, label: t(`disputes.states.${state}`) }))}
      />
      <ListView
        list={list}
        failed={t('disputes.failed')}
        skeleton={shape}
        empty={
          <EmptyState seed="disputes" headingLevel={2} title={t(`disputes.empty.${status}`)}>
            {t('disputes.emptyText')}
          </EmptyState>
        }
      >
        {items => (
          <MoneyCases>
            {items.map(dispute => (
              <DisputeItem key={dispute.id} dispute={dispute} />
            ))}
          </MoneyCases>
        )}
      </ListView>
    </section>
  );
}

/** A dispute with its payment; while it is open, its deadline and where evidence is submitted. */
function DisputeItem({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation('refunds');
  const lang = useLanguage();
  const { payer, project, total, amount, currency, status, reason, createdAt, evidenceUrl } = dispute;

  return (
    <MoneyCase
      who={
        <span className="person">
          <AvatarImage {...avatarOf(payer)} size={32} />
          <Link
            className="strong"
            to={paths.admin({ lang, query: { view: 'people', person: payer.UserID } })}
            {...written()}
          >
            {nameOf(payer, lang)}
          </Link>
        </span>
      }
      payment={
        <Facts>
          <Money minor={total} currency={currency} />
          <Link to={paths.project({ lang, ProjectID: project.ProjectID })} {...written()}>
            {project.shortName}
          </Link>
          {t(`disputes.reasons.${reason}`)}
          <ReferenceNumber id={dispute.PaymentID} />
        </Facts>
      }
      outcome={
        <MoneyOutcome>
          <Badge tone={TONES[status]}>{t(`disputes.states.${status}`)}</Badge>
          <Money minor={amount} currency={currency} />
        </MoneyOutcome>
      }
    >
      {status === 'open' && <Deadline dispute={dispute} />}
      <MoneyCaseLine as="time">
        <Facts>
          <>
            {t('disputes.opened')} <RelativeTime at={createdAt} />
          </>
          <a className="link" href={evidenceUrl} target="_blank" rel="noreferrer">
            {t(status === 'open' && !dispute.evidenceSubmitted ? 'disputes.evidence' : 'disputes.atStripe')}
          </a>
        </Facts>
      </MoneyCaseLine>
    </MoneyCase>
  );
}

/** Deadline for submitting evidence, or the statement that it has been submitted. */
function Deadline({ dispute: { dueBy, evidenceSubmitted } }: { dispute: Dispute }) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const now = useNow(minute);
  if (evidenceSubmitted) return <MoneyCaseLine as="deadline">{t('disputes.submitted')}</MoneyCaseLine>;
  if (!dueBy) return <MoneyCaseLine as="deadline">{t('disputes.noDeadline')}</MoneyCaseLine>;
  const remaining = Date.parse(dueBy) - now;
  return (
    <MoneyCaseLine as="deadline">
      {remaining > 0 ? t('disputes.dueBy') : t('disputes.overdue')}{' '}
      <b className="strong">
        <time dateTime={dueBy}>{format.deadline(dueBy)}</time>
      </b>
    </MoneyCaseLine>
  );
}
