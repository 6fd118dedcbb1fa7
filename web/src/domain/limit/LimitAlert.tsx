import { lazyComponent } from '#web/ui/lazyComponent.tsx';

/** What a person may not do, why, and the ways out. Loaded when there is a limit to tell of. */
export const LimitAlert = lazyComponent(async () => (await import('./LimitDetails.tsx')).LimitDetails, {
  texts: ['limits'],
});
