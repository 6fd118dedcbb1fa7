import { lazyComponent } from '#web/ui/lazyComponent.tsx';

/** Suggestions below a search field, which load when the field is first entered. */
export const Suggestions = lazyComponent(async () => (await import('./parts.ts')).FieldSuggestions, {
  texts: ['finder'],
});
