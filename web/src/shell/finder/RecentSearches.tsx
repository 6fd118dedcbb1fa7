import x from 'lucide-static/icons/x.svg?raw';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/Button.tsx';
import { forgetSearch, useRecentSearches } from './recentSearches.ts';

/** The latest searches of this device, which can be repeated, and removed one by one or all. */
export function RecentSearches({
  onRepeat,
  onRemove,
}: {
  onRepeat: (words: string) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('finder');
  const recent = useRecentSearches();
  if (recent.length === 0) return null;

  // The button that had the focus is gone.
  function forget(words?: string) {
    forgetSearch(words);
    onRemove();
  }

  return (
    <section className="interactive-section" aria-labelledby="interactive-recent">
      <div className="row between interactive-title">
        <h2 className="fine muted" id="interactive-recent">
          {t('recent.title')}
        </h2>
        <button type="button" className="fine interactive-clear" onClick={() => forget()}>
          {t('recent.clear')}
        </button>
      </div>
      <ul>
        {recent.map(words => (
          <li key={words} className="interactive-recent">
            <button type="button" onClick={() => onRepeat(words)}>
              <bdi className="interactive-name">{words}</bdi>
            </button>
            <IconButton icon={x} label={t('recent.remove', { words })} onClick={() => forget(words)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
