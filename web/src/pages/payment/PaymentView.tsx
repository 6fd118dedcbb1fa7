import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import { AnonymityChoice } from '#web/domain/money/pay/AnonymityChoice.tsx';
import { FeeChoice } from '#web/domain/money/pay/FeeChoice.tsx';
import { itemOf } from '#web/domain/money/pay/itemOf.ts';
import { PayProblemAlert } from '#web/domain/money/pay/PayProblemAlert.tsx';
import { useCharge } from '#web/domain/money/pay/useCharge.ts';
import { usePay } from '#web/domain/money/pay/usePay.ts';
import { Amounts, Units } from '#web/domain/money/SupportFields.tsx';
import { type InitialChoice, type Support, useSupport } from '#web/domain/money/support/useSupport.ts';
import { useVersionOf } from '#web/domain/reading/versions.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { useNameInTitle } from '#web/ui/useDocumentTitle.ts';
import { PaymentClosed } from './PaymentClosed.tsx';
import { PaymentDetails } from './PaymentDetails.tsx';
import { PaySummary } from './PaySummary.tsx';

export interface PaymentViewProps {
  project: Project;
  wanted: InitialChoice;
}

const Anonymity = lazyComponent(() => AnonymityChoice, { texts: ['contributions'] });

/** Support form, payment details and summary with the pay button. */
export function PaymentView({ project, wanted }: PaymentViewProps) {
  const { t } = useTranslation('payment');
  const { shortName } = useVersionOf(project).project;
  useNameInTitle(shortName);
  const support = useSupport(project, wanted);
  const charge = useCharge(project, support);
  const { total, feeCovered } = charge;
  const { isBusy, problem, pay } = usePay();
  const [tried, setTried] = useState(false);
  const [anonymous, setAnonymous] = useState(false);
  const item = itemOf(project, support);
  useChoiceInAddress(support);

  const payNow = () => {
    if (item && total !== undefined)
      void pay({ item, total, feeCovered, currency: project.currency, anonymous });
  };

  function submit(event: React.FormEvent) {
    event.preventDefault();
    setTried(true);
    payNow();
  }

  return (
    <form className="wrap pay" noValidate onSubmit={submit}>
      <div className="pay-grid">
        <div className="pay-choice">
          <h1 className="h1">{t('title', { name: shortName })}</h1>
          {support.takesMoney ? (
            <Choice {...{ project, support, tried }} />
          ) : (
            <PaymentClosed project={project} support={support} />
          )}
        </div>
        <aside className="pay-sum" aria-label={t('summary.title')}>
          <PaySummary
            project={project}
            support={support}
            charge={charge}
            busy={isBusy && t('summary.leaving')}
            canPay={support.takesMoney && (support.kind === 'donation' || support.most > 0)}
          >
            {support.takesMoney && <FeeChoice charge={charge} />}
            {support.takesMoney && <Anonymity anonymous={anonymous} onChange={setAnonymous} />}
            {problem && <PayProblemAlert problem={problem} project={project} onAgain={payNow} />}
          </PaySummary>
        </aside>
        <PaymentDetails project={project} charge={charge} />
      </div>
    </form>
  );
}

function Choice({ project, support, tried }: { project: Project; support: Support; tried: boolean }) {
  const { t } = useTranslation('payment');
  return (
    <Sheet padded className="pay-sheet">
      <Segmented
        block
        label={t('choice.way')}
        options={[
          { value: 'donation', label: t('choice.donation') },
          { value: 'points', label: t('choice.points') },
        ]}
        value={support.kind}
        onChange={support.setKind}
      />
      <p className="small soft">{t(`choice.about.${support.kind}`)}</p>
      {support.kind === 'donation' ? (
        <Amounts project={project} support={support} tried={tried} />
      ) : (
        <Units project={project} support={support} />
      )}
    </Sheet>
  );
}

/** Keeps the choice in the URL, so that it survives a reload, signing in and going back. */
function useChoiceInAddress({ isPossible, payment }: Support) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isNews = isPossible && pathname + search !== payment;

  useEffect(() => {
    if (isNews) void navigate(payment, { replace: true, preventScrollReset: true });
  }, [isNews, payment, navigate]);
}
