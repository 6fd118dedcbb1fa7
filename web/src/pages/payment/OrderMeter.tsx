import { useTranslation } from 'react-i18next';
import type { Payment } from '#shared/entities/payment.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { CairnMeter } from '#web/ui/Cairn.tsx';
import type { OrderStage } from './orderStage.ts';

export interface OrderMeterProps {
  stage: OrderStage;
  order: Payment | undefined;
  /** Share of the polls that are over, from 0 to 1. */
  progress: number;
}

const size = { width: 150, height: 176 };

/** The project's progress after success; before that, the progress of checking the payment. */
export function OrderMeter({ stage, order, progress }: OrderMeterProps) {
  const { t } = useTranslation('payment');
  if (stage === 'success' && order) return <ProjectMeter order={order} />;
  if (stage === 'checking' || stage === 'cancelling')
    return (
      <CairnMeter
        {...size}
        seed={`order:${order?.PaymentID ?? ''}`}
        progress={progress}
        title={t('status.meter.asking')}
      />
    );
  const isPending = stage === 'processing' || stage === 'waiting';
  return (
    <CairnMeter
      {...size}
      key={stage}
      seed={`order:${order?.PaymentID ?? ''}`}
      progress={isPending ? 0.5 : 0}
      title={t(isPending ? 'status.meter.half' : 'status.meter.none')}
    />
  );
}

function ProjectMeter({ order: { project, total } }: { order: Payment }) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const { data } = useQuery('getProject', { ProjectID: project.ProjectID });
  const share = data && data.budget > 0 ? Math.min(1, data.raised / data.budget) : 0;
  return (
    <div className="pstatus-meter">
      <CairnMeter
        {...size}
        key={data ? 'known' : 'polls'}
        seed={`project:${project.ProjectID}`}
        progress={data ? share : 1}
        title={data ? t('status.meter.share', { share: format.share(share) }) : project.name}
      />
      {data && (
        <p className="small soft">
          {t('status.meter.raised', {
            raised: format.money(Math.max(data.raised, total), data.currency, { whole: true }),
            budget: format.money(data.budget, data.currency, { whole: true }),
          })}
        </p>
      )}
    </div>
  );
}
