import './GenericPage.css';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readQuery } from '#shared/paths.ts';
import { type GenericContext, isGenericContext } from '#web/shell/genericContexts.ts';
import { NotFoundPage } from '#web/shell/statusPages.tsx';
import { ThankYouForPayment, ThankYouForProposal } from './ThankYou.tsx';

const CONTEXTS: Record<GenericContext, ComponentType> = {
  thankyou: ThankYouForPayment,
  thankyousubmit: ThankYouForProposal,
};

/** A page of text, chosen by `?context=`: thanks after a payment or a proposal. */
export default function GenericPage() {
  const [search] = useSearchParams();
  const { context } = readQuery('generic', search);
  if (!isGenericContext(context)) return <NotFoundPage />;

  const Context = CONTEXTS[context];
  return <Context />;
}
