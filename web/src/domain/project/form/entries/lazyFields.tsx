import { lazyComponent } from '#web/ui/lazyComponent.tsx';

const options = { texts: ['showing'], fallback: <div className="entries-place" /> } as const;

/** Editor of the questions and answers of a project, which few forms are opened for. */
export const FaqField = lazyComponent(async () => (await import('./FaqField.tsx')).FaqField, options);
