import './GenericPage.css';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readQuery } from '#shared/paths.ts';
import { NotFoundPage } from '#web/shell/statusPages.tsx';
import { ThankYouForPayment, ThankYouForProposal } from './ThankYou.tsx';

const CONTEXTS: Readonly<Record<string, ComponentType>> = {
  thankyou: ThankYouForPayment,
  thankyousubmit: ThankYouForProposal,
};

/** Text page selected by `?context=`: thanks after a payment or a proposal. */
export default function GenericPage() {
  const [search] = useSearchParams();
  const { context } = readQuery('generic', search);
  const Context = context !== undefined && Object.hasOwn(CONTEXTS, context) ? CONTEXTS[context] : undefined;
  return Context ? <Context /> : <NotFoundPage />;
}
