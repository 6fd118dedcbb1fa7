import { useTranslation } from 'react-i18next';
import type { Payment } from '#shared/entities/payment.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { CairnMeter } from '#web/ui/Cairn.tsx';
import { type OrderStage, pauses } from './orderStage.ts';

export interface OrderMeterProps {
  stage: OrderStage;
  order: Payment | undefined;
  asked: number;
}

const size = { width: 150, height: 176 };

/** After success what the project has now; before that how far the question has come. */
export function OrderMeter({ stage, order, asked }: OrderMeterProps) {
  const { t } = useTranslation('payment');
  if (stage === 'success' && order) return <ProjectMeter order={order} />;
  if (stage === 'checking' || stage === 'cancelling')
    return (
      <CairnMeter
        {...size}
        seed={`order:${order?.PaymentID ?? ''}`}
        progress={(asked + 1) / (pauses.length + 1)}
        title={t('status.meter.asking')}
      />
    );
  const progress = stage === 'processing' || stage === 'waiting' ? 0.5 : 0;
  return (
    <CairnMeter
      {...size}
      key={stage}
      seed={`order:${order?.PaymentID ?? ''}`}
      progress={progress}
      title={t(progress ? 'status.meter.half' : 'status.meter.none')}
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
        key={data ? 'known' : 'asked'}
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
