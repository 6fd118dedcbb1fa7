import { Announced } from '#web/ui/Announced.tsx';
import '#web/ui/Input.css';
import search from 'lucide-static/icons/search.svg?raw';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contacts } from '#shared/correspondence.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { moveFocus } from '#web/ui/overlays/Menu.tsx';
import { INTERACTIVE_MENU } from './deferred/deferredMenus.ts';
import { FoundEntry } from './finder/FoundEntry.tsx';
import { FoundSections } from './finder/FoundSections.tsx';
import { RecentSearches } from './finder/RecentSearches.tsx';
import { type Found, rememberChoice, useFinder } from './finder/useFinder.ts';

/** A search field for pages and actions, and numbered entries, which their numbers choose while the field is empty. */
export function InteractiveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'finder']);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const label = t('interactive.search');
  const typed = words.trim();
  const sections = useFinder(typed);
  const everything = sections.flatMap(({ entries }) => entries);
  const found = typed ? everything : everything.slice(0, INTERACTIVE_MENU.length);
  // Results of the market may still change, so Enter leads to all of them, unless a page or something known fits.
  const next = found[0]?.isFound ? sections.at(-1)?.entries[0] : found[0];

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  function close() {
    setWords('');
    onClose();
  }

  function choose(entry: Found) {
    rememberChoice(entry, typed, sections);
    dialog.current?.close();
    close();
    entry.run();
  }

  function searchFor(recent: string) {
    setWords(recent);
    field.current?.focus();
  }

  function act(event: KeyboardEvent) {
    const isFromField = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    const chosen = isFromField ? next : typed ? undefined : found[numberOf(event) - 1];
    if (!chosen) return moveFocus(event, dialog.current);
    event.preventDefault();
    choose(chosen);
  }

  return (
    // Escape is the keyboard's way to close a dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="interactive"
      aria-label={t('interactive.title')}
      onClose={close}
      onKeyDown={act}
      onClick={event => {
        if (event.target === dialog.current) dialog.current.close(); // a click beside it
      }}
    >
      <div className="menu">
        <div className="row between interactive-head">
          <b className="h4">{t('interactive.title')}</b>
          <span className="interactive-keys">
            <kbd className="kbd">Ctrl</kbd> <kbd className="kbd">M</kbd>
          </span>
        </div>
        <div className="inwell">
          <Icon svg={search} />
          <input
            ref={field}
            className="input input--s"
            value={words}
            maxLength={contacts.search.max}
            onChange={event => setWords(event.target.value)}
            placeholder={label}
            aria-label={label}
          />
        </div>
        <div className="interactive-found">
          {typed === '' &&
            found.map((entry, index) => (
              <FoundEntry
                key={entry.to ?? entry.title}
                entry={entry}
                isNext={index === 0}
                number={index + 1}
                onChoose={() => choose(entry)}
              />
            ))}
          {typed === '' && <RecentSearches onRepeat={searchFor} onRemove={() => field.current?.focus()} />}
          {typed !== '' && <FoundSections sections={sections} next={next} onChoose={choose} />}
        </div>
        <Announced as="span" className={found.length > 0 ? 'sr' : 'fine muted title'} changesOnly>
          {found.length === 0
            ? t('interactive.nothing')
            : typed && t('finder:found', { count: found.length })}
        </Announced>
      </div>
    </dialog>
  );
}

/** The number that a key stands for, on any keyboard layout; NaN for other keys. */
function numberOf({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): number {
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? [];
  return ctrlKey || metaKey || altKey ? Number.NaN : Number(digit);
}
