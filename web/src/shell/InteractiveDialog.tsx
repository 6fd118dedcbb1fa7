import '#web/ui/Input.css';
import search from 'lucide-static/icons/search.svg?raw';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { contacts } from '#shared/correspondence.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { moveFocus } from '#web/ui/overlays/Menu.tsx';
import { INTERACTIVE_MENU } from './deferred/deferredMenus.ts';
import { type Found, useFinder } from './finder/useFinder.ts';

/** A search field for pages and actions, and numbered entries, which their numbers choose while the field is empty. */
export function InteractiveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'finder']);
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const label = t(useIdentity().status === 'signedIn' ? 'interactive.searchKnown' : 'interactive.search');
  const typed = words.trim();
  const everything = useFinder(typed);
  const found = typed ? everything : everything.slice(0, INTERACTIVE_MENU.length);

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  function close() {
    setWords('');
    onClose();
  }

  function choose({ run }: Found) {
    dialog.current?.close();
    close();
    run();
  }

  function act(event: KeyboardEvent) {
    const isFromField = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    const chosen = isFromField ? found[0] : typed ? undefined : found[numberOf(event) - 1];
    if (!chosen) return moveFocus(event, dialog.current);
    event.preventDefault();
    choose(chosen);
  }

  return (
    <dialog
      ref={dialog}
      className="interactive"
      aria-label={t('interactive.title')}
      onClose={close}
      onKeyDown={act}
    >
      <div className="menu">
        <div className="row between interactive-head">
          <b className="h4">{t('interactive.title')}</b>
          <span>
            <kbd className="kbd">Ctrl</kbd> <kbd className="kbd">M</kbd>
          </span>
        </div>
        <div className="inwell">
          <Icon svg={search} />
          <input
            className="input input--s"
            value={words}
            maxLength={contacts.search.max}
            onChange={event => setWords(event.target.value)}
            placeholder={label}
            aria-label={label}
          />
        </div>
        <div className="interactive-found">
          {found.map((entry, index) => (
            <FoundEntry
              key={entry.to ?? entry.title}
              entry={entry}
              isFirst={index === 0}
              number={typed ? undefined : index + 1}
              onChoose={() => choose(entry)}
            />
          ))}
        </div>
        <output className={found.length > 0 ? 'sr' : 'fine muted title'}>
          {found.length === 0
            ? t('interactive.nothing')
            : typed && t('finder:found', { count: found.length })}
        </output>
      </div>
    </dialog>
  );
}

/** The number that a key stands for, on any keyboard layout; NaN for other keys. */
function numberOf({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): number {
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? [];
  return ctrlKey || metaKey || altKey ? Number.NaN : Number(digit);
}

interface FoundEntryProps {
  entry: Found;
  isFirst: boolean;
  number: number | undefined;
  onChoose: () => void;
}

function FoundEntry({ entry: { title, to, kind }, isFirst, number, onChoose }: FoundEntryProps) {
  const className = isFirst ? 'is-on' : undefined;
  if (to === undefined)
    return (
      <button type="button" className={className} onClick={onChoose}>
        {title}
      </button>
    );
  return (
    <Link
      to={to}
      className={className}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return; // in a new tab or window
        event.preventDefault();
        onChoose();
      }}
    >
      {kind ? <bdi className="interactive-name">{title}</bdi> : title}
      {kind && <span className="fine muted push">{kind}</span>}
      {number !== undefined && <kbd className="kbd push">{number}</kbd>}
    </Link>
  );
}
