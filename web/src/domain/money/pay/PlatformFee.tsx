import { Trans, useTranslation } from 'react-i18next';
import { commissionOf } from '#shared/commission.ts';
import type { Project } from '#shared/entities/project.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';

export interface PlatformFeeProps {
  project: Project;
  /** In minor units; undefined until an amount is chosen. */
  total: number | undefined;
}

/** The platform fee on payments to a project, and exactly on this one. */
export function PlatformFee({ project: { ProjectID, currency }, total }: PlatformFeeProps) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const { data, error, mutate } = useQuery('getProjectFee', { ProjectID });
  if (error && !data)
    return (
      <>
        {t('facts.fee.unknown')}{' '}
        <Button size="s" kind="quiet" onClick={() => void mutate()}>
          {t('failed.action')}
        </Button>
      </>
    );
  if (!data) return t('facts.fee.asking');

  const { permille } = data;
  const share = format.number(permille / 1000, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <>
      {t('facts.fee.text', { share })}{' '}
      {total !== undefined && (
        <Trans
          t={t}
          i18nKey="facts.fee.ofThis"
          values={{
            sum: format.money(total, currency, { whole: true }),
            fee: format.money(commissionOf(total, permille), currency),
          }}
          components={{ b: <b className="strong" /> }}
        />
      )}
    </>
  );
}
