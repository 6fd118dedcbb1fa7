import './EntryList.css';
import arrowDown from 'lucide-static/icons/arrow-down.svg?raw';
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw';
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

export interface EntryListProps<Entry> {
  label: string;
  hint: ReactNode;
  entries: readonly Entry[];
  most: number;
  onChange: (entries: Entry[]) => void;
  /** Called when the focus leaves an entry. */
  onLeave: () => void;
  error?: ReactNode;
  /** Name of an entry by its number, from 1 on. */
  nameOf: (number: string) => string;
  /** Control that adds an entry: a button of the given words with an empty entry, or a control of its own. */
  add: { words: string; empty: Entry } | ReactNode;
  /** The fields of an entry. */
  children: (entry: Entry, place: number, change: (part: Partial<Entry>) => void) => ReactNode;
  /** Content below the entries. */
  foot?: ReactNode;
}

/** The control of an entry that takes the focus once the list has been drawn again. */
interface Wanted {
  place: number;
  control: 'up' | 'down' | 'first';
}

interface Removed<Entry> {
  entry: Entry;
  place: number;
}

/** A short list that is written in place: entries are added, removed (which can be undone) and moved by buttons. */
export function EntryList<Entry extends object>(props: EntryListProps<Entry>) {
  const { label, hint, entries, most, onChange, onLeave, error, nameOf, add, children, foot } = props;
  const { t } = useTranslation(['showing', 'common']);
  const format = useFormat();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState<Wanted>();
  const [removed, setRemoved] = useState<Removed<Entry>>();
  const [said, setSaid] = useState('');
  const named = (place: number) => nameOf(format.number(place + 1));

  useEffect(() => {
    if (!wanted) return;
    const { place, control } = wanted;
    const box = list.current?.children[place];
    const target = control === 'first' ? 'input, textarea' : `[data-move='${control}']`;
    box?.querySelector<HTMLElement>(target)?.focus();
  }, [wanted]);
  useEffect(() => {
    if (removed) undoButton.current?.focus();
  }, [removed]);

  function change(next: Entry[], focus?: Wanted) {
    setWanted(focus);
    setRemoved(undefined);
    onChange(next);
  }

  function move(from: number, by: -1 | 1) {
    const [entry, other] = [entries[from], entries[from + by]];
    if (!entry || !other) return;
    const next = entries.with(from, other).with(from + by, entry);
    change(next, { place: from + by, control: by < 0 ? 'up' : 'down' });
    setSaid(t('list.moved', { place: format.number(from + by + 1), of: format.number(entries.length) }));
  }

  function remove(place: number) {
    const [entry] = entries.slice(place, place + 1);
    change(entries.filter((_, index) => index !== place));
    if (entry) setRemoved({ entry, place });
  }

  return (
    <fieldset className="entries" aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      <legend className="label">
        {label} <span className="muted optional">{t('common:field.optional')}</span>
      </legend>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      {entries.length > 0 && (
        <ol ref={list}>
          {entries.map((entry, place) => (
            <EntryRow
              key={place}
              name={named(place)}
              isFirst={place === 0}
              isLast={place === entries.length - 1}
              onMove={by => move(place, by)}
              onRemove={() => remove(place)}
              onLeave={onLeave}
            >
              {children(entry, place, part => change(entries.with(place, { ...entry, ...part })))}
            </EntryRow>
          ))}
        </ol>
      )}
      {removed && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is meant for form results
        <p className="row row-2 small soft entry-removed" role="status">
          {t('list.removed', { entry: named(removed.place) })}
          <Button
            size="s"
            kind="quiet"
            ref={undoButton}
            onClick={() =>
              change(entries.toSpliced(removed.place, 0, removed.entry), {
                place: removed.place,
                control: 'first',
              })
            }
          >
            {t('list.undo')}
          </Button>
        </p>
      )}
      {entries.length >= most ? (
        <p className="fine muted">{t('list.full', { most: format.number(most) })}</p>
      ) : isEmptyEntry(add) ? (
        <Button
          size="s"
          icon={plus}
          className="entry-add"
          onClick={() => change([...entries, add.empty], { place: entries.length, control: 'first' })}
        >
          {add.words}
        </Button>
      ) : (
        add
      )}
      {foot}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon svg={circleAlert} size="s" />
          <span>{error}</span>
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is meant for form results */}
      <p className="sr" role="status">
        {said}
      </p>
    </fieldset>
  );
}

interface EntryRowProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onLeave: () => void;
  children: ReactNode;
}

/** An entry with the buttons that move and remove it. */
function EntryRow({ name, isFirst, isLast, onMove, onRemove, onLeave, children }: EntryRowProps) {
  const { t } = useTranslation('showing');
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    // The row only notices that the focus leaves its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li onBlur={leave}>
      <div className="row between entry-head">
        <span className="fine strong">{name}</span>
        <span className="row role-tools">
          <IconButton
            size="s"
            icon={arrowUp}
            data-move="up"
            label={t('list.up', { entry: name })}
            aria-disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="s"
            icon={arrowDown}
            data-move="down"
            label={t('list.down', { entry: name })}
            aria-disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton size="s" icon={x} label={t('list.remove', { entry: name })} onClick={onRemove} />
        </span>
      </div>
      {children}
    </li>
  );
}

const isEmptyEntry = <Entry,>(add: EntryListProps<Entry>['add']): add is { words: string; empty: Entry } =>
  typeof add === 'object' && add !== null && 'words' in add;
