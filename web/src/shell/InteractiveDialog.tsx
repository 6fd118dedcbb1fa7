import '#web/ui/Input.css';
import search from 'lucide-static/icons/search.svg?raw';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { INTERACTIVE_MENU } from '#web/shell/deferred/deferredMenus.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { moveFocus } from '#web/ui/overlays/Menu.tsx';
import { linksOf } from './menus.ts';

/** A search field and one-letter shortcuts, which act only while the menu is open and the field is empty. */
export function InteractiveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  const entries = INTERACTIVE_MENU.flatMap(entry =>
    linksOf([entry], lang).map(link => ({ ...link, letter: entry.letter })),
  );
  const found = entries.filter(({ label }) => t(label).toLowerCase().includes(words.trim().toLowerCase()));

  function close() {
    setWords('');
    onClose();
  }

  function act(event: KeyboardEvent) {
    const chosen =
      event.key === 'Enter' && event.target instanceof HTMLInputElement
        ? found[0]
        : words === '' && !event.ctrlKey && !event.metaKey && !event.altKey
          ? entries.find(({ letter }) => letter === event.key.toUpperCase())
          : undefined;
    if (!chosen) return moveFocus(event, dialog.current);
    event.preventDefault();
    close();
    void navigate(chosen.to);
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
            onChange={event => setWords(event.target.value)}
            placeholder={t('interactive.search')}
            aria-label={t('interactive.search')}
          />
        </div>
        {found.map(({ label, to, letter }, index) => (
          <Link key={label} to={to} onClick={close} className={index === 0 ? 'is-on' : undefined}>
            {t(label)}
            <kbd className="kbd push">{letter}</kbd>
          </Link>
        ))}
        {found.length === 0 && <p className="fine muted title">{t('interactive.nothing')}</p>}
      </div>
    </dialog>
  );
}
