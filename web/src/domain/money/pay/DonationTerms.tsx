import { useTranslation } from 'react-i18next';
import type { SupportFieldsProps } from '#web/domain/money/SupportFields.tsx';
import { useNamespace } from '#web/i18n/useNamespace.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { PlatformFee } from './PlatformFee.tsx';
import type { PayProblem } from './usePay.ts';

/** Loaded when a checkout could not be opened. */
const PayProblemAlert = lazyComponent(async () => (await import('./PayProblemAlert.tsx')).PayProblemAlert);

interface DonationTermsProps extends SupportFieldsProps {
  problem: PayProblem | undefined;
  onAgain: () => void;
}

/** Below a donation that needs no further page of ours: the exact fee, what follows, and why the checkout did not open. */
export function DonationTerms({ project, support, problem, onAgain }: DonationTermsProps) {
  const { t } = useTranslation('payment');
  if (!useNamespace('payment')) return null;
  return (
    <>
      {problem && <PayProblemAlert problem={problem} project={project} onAgain={onAgain} />}
      <p className="hint give-hint">
        <PlatformFee project={project} total={support.isPossible ? support.total : undefined} />{' '}
        {t('summary.hint')}
      </p>
    </>
  );
}
