import './Refunds.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RefundCase } from '#shared/entities/refund.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Money, RelativeTime, UtcDate } from '#web/ui/Time.tsx';
import { AnswerRefund } from './AnswerRefund.tsx';
import { RefundBadge } from './RefundBadge.tsx';

/** A refund with its payment; one that waits for an answer has buttons. */
export function RefundCaseItem({ refund }: { refund: RefundCase }) {
  const { t } = useTranslation('refunds');
  const lang = useLanguage();
  const { payer, project, total, currency, paidAt, amount, reason, answer, createdAt, status } = refund;
  const name = payer ? nameOf(payer, lang) : t('anonymous');

  return (
    <li className="refund">
      <div className="refund-who">
        {payer ? (
          <span className="person">
            <AvatarImage {...avatarOf(payer)} size={32} />
            <PersonLink className="strong" person={payer} />
          </span>
        ) : (
          <span className="strong">{name}</span>
        )}
        <span className="small soft">
          <Money minor={total} currency={currency} /> ·{' '}
          <Link to={paths.project({ lang, ProjectID: project.ProjectID })}>{project.shortName}</Link>
          {paidAt && (
            <>
              {' '}
              · <UtcDate at={paidAt} />
            </>
          )}
        </span>
      </div>
      {status === 'requested' ? (
        <AnswerRefund request={refund} name={name} />
      ) : (
        <span className="refund-outcome">
          <RefundBadge refund={refund} />
          {amount !== undefined && <Money minor={amount} currency={currency} />}
        </span>
      )}
      <blockquote className="note">
        <span className="fine soft">{t(`initiators.${refund.initiator}`)}</span>
        {reason}
      </blockquote>
      {answer && (
        <blockquote className="note">
          <span className="fine soft">{t('answerGiven')}</span>
          {answer}
        </blockquote>
      )}
      <p className="fine muted refund-when">
        <RelativeTime at={createdAt} />
      </p>
    </li>
  );
}
