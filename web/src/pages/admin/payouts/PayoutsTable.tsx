import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdminPayout } from '#shared/entities/payout.ts';
import { nameOf } from '#shared/fullName.ts';
import { isActionAllowed, payoutActions } from '#shared/lifecycle.ts';
import { paths } from '#shared/paths.ts';
import { money, specialIds } from '#shared/settings.ts';
import { PayoutAmount } from '#web/domain/money/payouts/PayoutAmount.tsx';
import { PaidOutDate, PayoutDate } from '#web/domain/money/payouts/PayoutDate.tsx';
import { PayoutOriginButton } from '#web/domain/money/payouts/PayoutOriginButton.tsx';
import { PayoutProject } from '#web/domain/money/payouts/PayoutProject.tsx';
import { PayoutStatus } from '#web/domain/money/payouts/PayoutStatus.tsx';
import { ReferenceNumber } from '#web/domain/money/ReferenceNumber.tsx';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { UtcDate } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';
import { PayoutHold } from './PayoutHold.tsx';
import type { Transfer } from './useTransfer.ts';

export interface PayoutsTableProps {
  payouts: readonly AdminPayout[];
  isFiltered: boolean;
  /** Whether more payouts may follow, also if none has been found yet. */
  hasMore: boolean;
  /** Whether only the payouts of one recipient are listed. */
  ofOnePerson: boolean;
  /** Whether only the payouts of one project are listed. */
  ofOneProject: boolean;
  transfer: Transfer;
}

/** Table of payouts with their recipients and a transfer button where allowed. */
export function PayoutsTable({
  payouts,
  isFiltered,
  hasMore,
  ofOnePerson,
  ofOneProject,
  transfer,
}: PayoutsTableProps) {
  const { t } = useTranslation('moderation');
  return (
    <Table
      caption={t('payouts.title')}
      rows={payouts}
      rowKey={({ recipientPayoutId }) => recipientPayoutId}
      columns={columnsOf(t, { transfer, ofOnePerson, ofOneProject })}
      empty={
        <EmptyState
          seed="admin-payouts"
          headingLevel={2}
          title={t(hasMore ? 'payouts.empty.soFar' : 'payouts.empty.title')}
        >
          {t(hasMore ? 'payouts.empty.more' : isFiltered ? 'payouts.empty.filtered' : 'payouts.empty.text')}
        </EmptyState>
      }
    />
  );
}

const columnsOf = (
  t: TFunction<'moderation'>,
  {
    transfer,
    ofOnePerson,
    ofOneProject,
  }: Pick<PayoutsTableProps, 'transfer' | 'ofOnePerson' | 'ofOneProject'>,
): Column<AdminPayout>[] => [
  {
    key: 'to',
    head: t('payouts.table.to'),
    list: 'who',
    cell: payout => <Recipient {...payout} canNarrow={!ofOnePerson} />,
  },
  {
    key: 'project',
    head: t('payouts.table.project'),
    cell: payout => <Project {...payout} canNarrow={!ofOneProject} />,
  },
  {
    key: 'created',
    head: t('payouts.table.created'),
    cell: ({ createdDate }) => <UtcDate at={createdDate} />,
  },
  {
    key: 'eligible',
    head: t('payouts.table.eligible'),
    list: 'what',
    cell: payout => (
      <>
        <span className="only-m">
          <Project {...payout} canNarrow={!ofOneProject} />
        </span>
        <span className="only-d">
          <UtcDate at={payout.eligibleDate} />
        </span>
        <PayoutDate {...payout} />
      </>
    ),
  },
  {
    key: 'paid',
    head: t('payouts.table.paid'),
    cell: payout => <PaidOutDate {...payout} />,
  },
  {
    key: 'status',
    head: t('payouts.table.status'),
    list: 'status',
    cell: payout => (
      <>
        <PayoutStatus payout={payout} />
        {(payout.hold ?? payout.recipientHold) && (
          <span className="fine soft admin-hold-reason">{(payout.hold ?? payout.recipientHold)?.reason}</span>
        )}
        <span className="only-m admin-send">
          <Actions payout={payout} transfer={transfer} />
        </span>
      </>
    ),
  },
  {
    key: 'amount',
    head: t('payouts.table.amount'),
    right: true,
    list: 'amount',
    cell: payout => <PayoutAmount payout={payout} />,
  },
  {
    key: 'send',
    head: <span className="sr">{t('payouts.table.action')}</span>,
    right: true,
    cell: payout => <Actions payout={payout} transfer={transfer} />,
  },
];

/** The recipient, with a link to their payouts unless only those are listed. */
function Recipient({ recipient, canNarrow }: Pick<AdminPayout, 'recipient'> & { canNarrow: boolean }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  return (
    <span className="person">
      <AvatarImage {...avatarOf(recipient)} size={32} />
      <span>
        <PersonLink className="strong" person={recipient} />
        {canNarrow && (
          <Link
            className="target link fine admin-theirs"
            to={paths['admin-payouts']({ lang, query: { to: recipient.UserID } })}
          >
            {t('payouts.table.theirs')}
            <span className="sr" {...written()}>
              {' '}
              {nameOf(recipient, lang)}
            </span>
          </Link>
        )}
      </span>
    </span>
  );
}

/**
 * The project and the number of the payout, with a link to the project’s payouts unless only those are listed; consolidated payouts
 * have none.
 */
function Project({
  project,
  recipientPayoutId,
  canNarrow,
}: Pick<AdminPayout, 'project' | 'recipientPayoutId'> & { canNarrow: boolean }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  return (
    <span>
      <PayoutProject project={project} />
      <ReferenceNumber id={recipientPayoutId} ownLine />
      {canNarrow && project.ProjectID !== specialIds.noProject && (
        <Link
          className="target link fine admin-theirs"
          to={paths['admin-payouts']({ lang, query: { project: project.ProjectID } })}
        >
          {t('payouts.table.itsPayouts')}
          <span className="sr" {...written()}>
            {' '}
            {project.shortName}
          </span>
        </Link>
      )}
    </span>
  );
}

function Actions(props: { payout: AdminPayout; transfer: Transfer }) {
  return (
    <span className="admin-actions">
      <TransferButton {...props} />
      <PayoutHold payout={props.payout} />
      <PayoutOriginButton payout={props.payout} namesRecipient />
    </span>
  );
}

/**
 * Transfer button of a payout; disabled while another payout is being transferred. Absent below the minimum, where a transfer
 * is refused: the job sends such payouts together.
 */
function TransferButton({ payout, transfer: { ask, sending } }: { payout: AdminPayout; transfer: Transfer }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const isTooSmall = payout.net < money.minTransfer;
  if (!isActionAllowed(payoutActions.transfer, payout.status) || payout.held || isTooSmall) return null;
  const isThis = sending === payout.recipientPayoutId;
  return (
    <Button
      size="s"
      busy={isThis && t('payouts.table.sending')}
      disabled={sending !== undefined && !isThis}
      onClick={() => ask(payout)}
    >
      {t('payouts.table.send')}
      <span className="sr" {...written()}>
        {nameOf(payout.recipient, lang)}
      </span>
    </Button>
  );
}
