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

/** Terms below a donation that leads straight to the checkout: exact fee, next step, and the reason if it did not open. */
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
