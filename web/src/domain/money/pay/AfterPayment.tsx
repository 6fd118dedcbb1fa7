import { lazyComponent } from '#web/ui/lazyComponent.tsx';

/** The steps after a payment, which load below the thanks. */
export const AfterPayment = lazyComponent(
  async () => (await import('./StepsAfterPayment.tsx')).StepsAfterPayment,
  { texts: ['afterPayment'] },
);
