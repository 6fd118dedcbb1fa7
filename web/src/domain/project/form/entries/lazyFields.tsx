import { lazyComponent } from '#web/ui/lazyComponent.tsx';

/** These editors follow the form: few open it for them. */
const place = <div className="entries-place" />;

/** Editors of the lines of the budget and of milestones. */
export const BudgetLists = lazyComponent(async () => (await import('./BudgetLists.tsx')).BudgetLists, {
  texts: ['showing'],
  fallback: (
    <>
      {place}
      {place}
    </>
  ),
});

/** Editor of the questions and answers of a project. */
export const FaqField = lazyComponent(async () => (await import('./FaqField.tsx')).FaqField, {
  texts: ['showing'],
  fallback: place,
});

/** Editor of the pictures beside the cover. */
export const GalleryField = lazyComponent(async () => (await import('./GalleryField.tsx')).GalleryField, {
  texts: ['showing', 'uploads'],
  fallback: place,
});

/** The focal point of an uploaded picture. */
export const FocusField = lazyComponent(async () => (await import('./FocusField.tsx')).FocusField, {
  texts: ['showing'],
  fallback: place,
});
