import { lazyComponent } from '#web/ui/lazyComponent.tsx';

/** These editors follow the form: few open it for them. */
const options = { texts: ['showing'], fallback: <div className="entries-place" /> } as const;

/** Editor of the lines of the budget. */
export const BudgetField = lazyComponent(
  async () => (await import('./BudgetField.tsx')).BudgetField,
  options,
);

/** Editor of the questions and answers of a project. */
export const FaqField = lazyComponent(async () => (await import('./FaqField.tsx')).FaqField, options);

/** The focal point of an uploaded picture. */
export const FocusField = lazyComponent(async () => (await import('./FocusField.tsx')).FocusField, options);
