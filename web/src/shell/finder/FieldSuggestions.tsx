import { Announced } from '#web/ui/Announced.tsx';
import './Found.css';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchSuggestionsProps } from '#web/domain/finding/SearchWords.tsx';
import { moveFocus } from '#web/ui/overlays/Menu.tsx';
import { FoundSections } from './FoundSections.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { rememberSearch } from './recentSearches.ts';
import { type Found, rememberChoice, useFinder } from './useFinder.ts';

/** Below a search field, what the menu of Ctrl M would find, without pages and actions; the latest searches while nothing is typed. */
export function FieldSuggestions({
  isOpen,
  typed,
  entered,
  field,
  onRepeat,
  onClose,
}: SearchSuggestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('finder');
  const sections = useFinder(isOpen ? typed : '').filter(({ group }) => group !== 'pages');
  const count = sections.flatMap(({ entries }) => entries).length;

  useEffect(() => {
    if (entered?.words) rememberSearch(entered.words);
  }, [entered]);

  // The arrow keys lead from the field into the list.
  useEffect(() => {
    const input = field.current;
    const enter = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveFocus(event, list.current);
    };
    input?.addEventListener('keydown', enter);
    return () => input?.removeEventListener('keydown', enter);
  }, [field]);

  function move(event: KeyboardEvent) {
    const isFirst = document.activeElement === list.current?.querySelector('a[href], button');
    if (event.key !== 'ArrowUp' || !isFirst) return moveFocus(event, list.current);
    event.preventDefault();
    field.current?.focus();
  }

  function choose(entry: Found) {
    rememberChoice(entry, typed, sections);
    onClose();
    entry.run();
  }

  if (!isOpen) return null;
  return (
    <>
      <div
        ref={list}
        className="menu finding-suggestions"
        role="presentation"
        onKeyDown={move}
        // Safari focuses no link that is pressed: the field would be left, and the list closed before the click.
        onMouseDown={event => event.preventDefault()}
      >
        <div className="interactive-found">
          {typed === '' ? (
            <RecentSearches onRepeat={onRepeat} onRemove={() => field.current?.focus()} />
          ) : (
            <FoundSections sections={sections} isInPage onChoose={choose} />
          )}
        </div>
      </div>
      <Announced as="span">{typed !== '' && t('suggestions', { count })}</Announced>
    </>
  );
}
