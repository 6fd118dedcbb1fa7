import { lazyComponent } from '#web/ui/lazyComponent.tsx';

/** Alert about a limit: the forbidden action, the reason and the ways out. Loaded once a limit is reached. */
export const LimitAlert = lazyComponent(async () => (await import('./LimitDetails.tsx')).LimitDetails, {
  texts: ['limits'],
});
