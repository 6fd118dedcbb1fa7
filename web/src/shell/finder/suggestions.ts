import { lazyComponent } from '#web/ui/lazyComponent.tsx';

/** Suggestions below a search field, which load when the field is first entered, by way of what every page loads after its first view. */
export const Suggestions = lazyComponent(
  async () => (await (await import('#web/shell/deferred.ts')).loadFinder()).FieldSuggestions,
  { texts: ['finder'] },
);
