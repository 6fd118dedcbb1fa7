import './GenericPage.css';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type GenericText, isGenericText, isThankYou, type ThankYou } from '#shared/texts.ts';
import { NotFoundPage } from '#web/shell/statusPages.tsx';
import { useDocumentHead } from '#web/ui/useDocumentHead.ts';
import { preparing } from './preparing.ts';
import { TextPage } from './TextPage.tsx';
import { ThankYouForPayment, ThankYouForPlan, ThankYouForProposal } from './ThankYou.tsx';

const THANKS: Readonly<Record<ThankYou, ComponentType>> = {
  thankyou: ThankYouForPayment,
  thankyousubmit: ThankYouForProposal,
  thankyousubscription: ThankYouForPlan,
};

export const prepare = preparing(({ context }) => (isGenericText(context) ? context : undefined));

/** The page of a text, or thanks after a payment, a proposal or a subscription. */
export default function GenericPage() {
  const { context = '' } = useParams();
  const Thanks = isThankYou(context) ? THANKS[context] : undefined;
  if (Thanks) return <Thanks />;
  return isGenericText(context) ? <Titled name={context} /> : <NotFoundPage />;
}

function Titled({ name }: { name: GenericText }) {
  const { t } = useTranslation('generic');
  useDocumentHead({ name: t(`contexts.${name}.title`), description: t(`contexts.${name}.description`) });
  return <TextPage name={name} />;
}
