import { ReferenceNumber } from '#web/domain/money/ReferenceNumber.tsx';
import './PayoutOrigin.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type {
  EarningTask,
  Payout,
  PayoutOrigin,
  PayoutPayment,
  PayoutSource,
} from '#shared/entities/payout.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import type { Currency } from '#shared/settings.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Money, UtcDate } from '#web/ui/Time.tsx';
import { Written, written } from '#web/ui/Written.tsx';
import { PayoutProject } from './PayoutProject.tsx';

interface PayoutOriginDialogProps {
  payout: Payout;
  onClose: () => void;
}

/** Origin of a payout: its payments, how each was divided, and the tasks that earned a member's points. */
export function PayoutOriginDialog({ payout, onClose }: PayoutOriginDialogProps) {
  const { t } = useTranslation('payout');
  const { recipientPayoutId } = payout;
  const query = useQuery('getPayoutOrigin', { recipientPayoutId });
  return (
    <Dialog open onClose={onClose} title={t('origin.title')} wide>
      <QueryView
        query={query}
        failed={t('origin.failed')}
        skeleton={<span className="skel payout-origin-skel" />}
      >
        {data => <Origin {...data} />}
      </QueryView>
    </Dialog>
  );
}

function Origin({ payout, sources, tasks }: PayoutOrigin) {
  const { t } = useTranslation('payout');
  const { net, currency, transferId } = payout;
  const [only, ...others] = sources;
  const isWhole = only?.payment.share === net && others.length === 0;
  return (
    <div className="payout-origin">
      {!isWhole && <Deductions {...payout} />}
      {only && others.length === 0 ? (
        <section className="payout-source" aria-labelledby="payout-source">
          <h3 className="h4" id="payout-source">
            <PayoutProject project={only.project} />
          </h3>
          <Division source={only} currency={currency} tasks={tasks} />
        </section>
      ) : (
        <section aria-labelledby="payout-sources">
          <h3 className="h4" id="payout-sources">
            {t('origin.consolidated', { count: sources.length })}
          </h3>
          {sources.map(source => (
            <details key={source.recipientPayoutId} className="payout-source">
              <summary>
                <Facts>
                  <UtcDate at={source.payment.paidAt} />
                  <Written>{source.project.shortName}</Written>
                </Facts>
                <Money minor={source.amount} currency={currency} />
              </summary>
              <Division source={source} currency={currency} tasks={tasks} />
            </details>
          ))}
        </section>
      )}
      <p className="fine soft">
        {t('origin.number')} <ReferenceNumber id={payout.recipientPayoutId} />
      </p>
      {transferId && (
        <p className="fine soft">
          {t('origin.transfer')} <span className="payout-transfer">{transferId}</span>
        </p>
      )}
    </div>
  );
}

/** Deductions from a payout before it was sent. */
function Deductions({ amount, fee = 0, offset, net, currency }: Payout) {
  const { t } = useTranslation('payout');
  return (
    <dl>
      {fee > 0 && (
        <>
          <Line label={t('origin.gross')} minor={amount + fee} currency={currency} />
          <Line label={t('origin.fee')} minor={-fee} currency={currency} />
        </>
      )}
      {offset > 0 && (
        <>
          {fee === 0 && <Line label={t('origin.amount')} minor={amount} currency={currency} />}
          <Line label={t('origin.offset')} minor={-offset} currency={currency} />
        </>
      )}
      <Line label={t('origin.net')} minor={net} currency={currency} isSum />
    </dl>
  );
}

interface DivisionProps {
  source: PayoutSource;
  currency: Currency;
  tasks: readonly EarningTask[];
}

/** A payment and how it was divided. */
function Division({ source: { payment, project }, currency, tasks }: DivisionProps) {
  const { t } = useTranslation('payout');
  const { paidAt, total, feeCovered, refunded, commission, others, share, points } = payment;
  const earned = tasks.filter(({ ProjectID, at }) => ProjectID === project.ProjectID && at <= paidAt);
  return (
    <>
      <dl>
        <Line
          label={
            <>
              <What payment={payment} />, <UtcDate at={paidAt} />
            </>
          }
          minor={total}
          currency={currency}
        />
        {refunded > 0 && <Line label={t('origin.refunded')} minor={-refunded} currency={currency} />}
        {commission > 0 && (
          <Line
            label={t(feeCovered ? 'origin.feeAdded' : 'origin.fee')}
            minor={-commission}
            currency={currency}
          />
        )}
        {others > 0 && (
          <Line label={t(points ? 'origin.others' : 'origin.team')} minor={-others} currency={currency} />
        )}
        <Line label={t('origin.share')} minor={share} currency={currency} isSum />
      </dl>
      {points && <Points points={points} tasks={earned} />}
    </>
  );
}

/** The points that measured a member's part, and the tasks that earned them. */
function Points({
  points: { own, team },
  tasks,
}: {
  points: { own: number; team: number };
  tasks: readonly EarningTask[];
}) {
  const { t } = useTranslation('payout');
  const format = useFormat();
  const lang = useLanguage();
  return (
    <div className="payout-points">
      <p>{t('origin.points', { count: own, own: format.number(own), team: format.number(team) })}</p>
      {tasks.length > 0 && (
        <ul>
          {tasks.map(({ ProjectID, TaskID, Title, projectPoints, at }) => (
            <li key={TaskID}>
              <span>
                {Title ? (
                  <Link
                    className="link"
                    to={paths['project-tasks']({ lang, query: { project: ProjectID, task: TaskID } })}
                    {...written()}
                  >
                    {Title}
                  </Link>
                ) : (
                  <span className="soft">{t('origin.deletedTask')}</span>
                )}{' '}
                <span className="fine soft">
                  <UtcDate at={at} />
                </span>
              </span>
              <span className="num">
                {t('orders.points', { count: projectPoints, number: format.number(projectPoints) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** "Donation from Nell Ashdown" or "3 points bought by …". */
function What({ payment: { kind, quantity, payer } }: { payment: PayoutPayment }) {
  const { t } = useTranslation('payout');
  const lang = useLanguage();
  const format = useFormat();
  const bought = { count: quantity, number: format.number(quantity) };
  if (!payer)
    return kind === 'donation' ? t('origin.anonymousDonation') : t('origin.anonymousPurchase', bought);
  const name = nameOf(payer, lang);
  return kind === 'donation' ? t('origin.donation', { name }) : t('origin.purchase', { ...bought, name });
}

interface LineProps {
  label: ReactNode;
  minor: number;
  currency: Currency;
  isSum?: boolean;
}

function Line({ label, minor, currency, isSum }: LineProps) {
  return (
    <div className={isSum ? 'payout-sum' : undefined}>
      <dt>{label}</dt>
      <dd>
        <Money minor={minor} currency={currency} />
      </dd>
    </div>
  );
}
