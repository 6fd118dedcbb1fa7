import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RefundCase } from '#shared/entities/refund.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { ReferenceNumber } from '#web/domain/money/ReferenceNumber.tsx';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Money, RelativeTime, UtcDate } from '#web/ui/Time.tsx';
import { Written, written } from '#web/ui/Written.tsx';
import { AnswerRefund } from './AnswerRefund.tsx';
import { MoneyCase, MoneyCaseLine, MoneyOutcome } from './MoneyCase.tsx';
import { RefundBadge } from './RefundBadge.tsx';

interface RefundCaseItemProps {
  refund: RefundCase;
  /** As which of those who decide the reader sees it. */
  as: 'owner' | 'administrator';
}

/** A refund with its payment; one that waits for an answer has buttons for those who decide now. */
export function RefundCaseItem({ refund, as }: RefundCaseItemProps) {
  const { t } = useTranslation('refunds');
  const lang = useLanguage();
  const { payer, project, total, currency, paidAt, amount, reason, answer, createdAt, status } = refund;
  const name = payer ? nameOf(payer, lang) : t('anonymous');

  return (
    <MoneyCase
      who={
        payer ? (
          <span className="person">
            <AvatarImage {...avatarOf(payer)} size={32} />
            <PersonLink className="strong" person={payer} />
          </span>
        ) : (
          <span className="strong" {...written()}>
            {name}
          </span>
        )
      }
      payment={
        <Facts>
          <Money minor={total} currency={currency} />
          <Link to={paths.project({ lang, ProjectID: project.ProjectID })} {...written()}>
            {project.shortName}
          </Link>
          {paidAt && <UtcDate at={paidAt} />}
          <ReferenceNumber id={refund.PaymentID} />
        </Facts>
      }
      outcome={
        status === 'requested' ? (
          (as === 'administrator' || refund.decider === 'owner') && (
            <AnswerRefund request={refund} name={name} />
          )
        ) : (
          <MoneyOutcome>
            <RefundBadge refund={refund} />
            {amount !== undefined && <Money minor={amount} currency={currency} />}
          </MoneyOutcome>
        )
      }
    >
      <blockquote className="note">
        <span className="fine soft">{t(`initiators.${refund.initiator}`)}</span>
        <Written>{reason}</Written>
      </blockquote>
      {status === 'requested' && refund.answerBy && (
        <AnswerTime answerBy={refund.answerBy} decider={refund.decider} as={as} />
      )}
      {answer && (
        <blockquote className="note">
          <span className="fine soft">{t('answerGiven')}</span>
          <Written>{answer}</Written>
        </blockquote>
      )}
      <MoneyCaseLine as="time">
        <RelativeTime at={createdAt} />
      </MoneyCaseLine>
    </MoneyCase>
  );
}

interface AnswerTimeProps {
  answerBy: string;
  decider: RefundCase['decider'];
  as: RefundCaseItemProps['as'];
}

/** Deadline for the owner's answer, after which an administrator decides. */
function AnswerTime({ answerBy, decider, as }: AnswerTimeProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const values = { date: format.deadline(answerBy) };
  const isOver = decider === 'administrator';
  if (as === 'owner')
    return (
      <MoneyCaseLine as="deadline">{t(isOver ? 'owner.overdue' : 'owner.answerBy', values)}</MoneyCaseLine>
    );
  return (
    <MoneyCaseLine as="deadline">
      {isOver && <Badge tone="warn">{t('admin.due')}</Badge>}{' '}
      {t(isOver ? 'admin.dueSince' : 'admin.ownerUntil', values)}
    </MoneyCaseLine>
  );
}
