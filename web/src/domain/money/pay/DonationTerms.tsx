import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { PayProblemAlert } from './PayProblemAlert.tsx';
import { PlatformFee } from './PlatformFee.tsx';
import type { Charge } from './useCharge.ts';
import type { PayProblem } from './usePay.ts';

interface DonationTermsProps {
  project: Project;
  charge: Charge;
  problem: PayProblem | undefined;
  onAgain: () => void;
}

/** Below a donation that needs no further page of ours: the exact fee, what follows, and why the checkout did not open. */
export function DonationTerms({ project, charge, problem, onAgain }: DonationTermsProps) {
  const { t } = useTranslation('payment');
  return (
    <>
      {problem && <PayProblemAlert problem={problem} project={project} onAgain={onAgain} />}
      <p className="hint give-hint">
        <PlatformFee charge={charge} /> {t('summary.hint')}
      </p>
    </>
  );
}
