import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useIdentity } from '#web/api/hooks.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { GiveForm } from './GiveForm.tsx';
import { itemOf } from './pay/itemOf.ts';
import { useCharge } from './pay/useCharge.ts';
import { usePay } from './pay/usePay.ts';
import type { SupportFieldsProps } from './SupportFields.tsx';

/** Only for signed-in people. */
const AnonymityChoice = lazyComponent(
  async () => (await import('./pay/AnonymityChoice.tsx')).AnonymityChoice,
  { texts: ['contributions'] },
);
const FeeChoice = lazyComponent(async () => (await import('./pay/FeeChoice.tsx')).FeeChoice, {
  texts: ['payment'],
});
const DonationTerms = lazyComponent(async () => (await import('./pay/DonationTerms.tsx')).DonationTerms, {
  texts: ['payment'],
});

/** Chooses an amount to donate or points to buy. Signed-in people donate from here; all else continues on the payment page. */
export function SupportForm({ project, support }: SupportFieldsProps) {
  const { t } = useTranslation('project');
  const navigate = useNavigate();
  const { isBusy, problem, pay } = usePay();
  const [anonymous, setAnonymous] = useState(false);
  const paysHere = useIdentity().status === 'signedIn' && support.kind === 'donation';
  const charge = useCharge(project, support, paysHere);
  const { total, feeCovered } = charge;
  const item = itemOf(project, support);

  function give() {
    if (!item || total === undefined) return;
    if (paysHere) void pay({ item, total, feeCovered, currency: project.currency, anonymous });
    else void navigate(support.to);
  }

  return (
    <GiveForm
      project={project}
      support={support}
      onGive={give}
      busy={isBusy && t('give.leaving')}
      total={total}
      before={
        support.kind === 'donation' && (
          <div className="give-choices">
            {paysHere && (
              <>
                <FeeChoice charge={charge} />
                <AnonymityChoice anonymous={anonymous} onChange={setAnonymous} />
              </>
            )}
          </div>
        )
      }
    >
      {paysHere ? (
        <DonationTerms {...{ project, charge, problem }} onAgain={give} />
      ) : (
        <p className="hint give-hint">{t('give.hint')}</p>
      )}
    </GiveForm>
  );
}
