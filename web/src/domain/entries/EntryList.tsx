import { Announced } from '#web/ui/Announced.tsx';
import './EntryList.css';
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Hint } from '#web/ui/fields/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { EntryRow } from './EntryRow.tsx';

export interface EntryListProps<Entry> {
  label: string;
  hint: ReactNode;
  entries: readonly Entry[];
  most: number;
  /** Whether the content of the entries decides their order, so that they cannot be moved. */
  isSorted?: boolean;
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
  /** Differs from that of the one removed before. */
  key: number;
}

/** A short list that is written in place: entries are added, removed (which can be undone), and moved by buttons or by dragging. */
export function EntryList<Entry extends object>(props: EntryListProps<Entry>) {
  const { label, hint, entries, most, isSorted, onChange, onLeave, error, nameOf, add, children, foot } =
    props;
  const { t } = useTranslation(['showing', 'common']);
  const format = useFormat();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState<Wanted>();
  const [removed, setRemoved] = useState<Removed<Entry>>();
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number>();
  const named = (place: number) => nameOf(format.number(place + 1));

  useEffect(() => {
    if (!wanted) return;
    const { place, control } = wanted;
    const box = list.current?.children[place];
    const target = control === 'first' ? 'input, textarea' : `[data-move='${control}']`;
    box?.querySelector<HTMLElement>(target)?.focus();
  }, [wanted]);

  function change(next: Entry[], focus?: Wanted) {
    setWanted(focus);
    setRemoved(undefined);
    onChange(next);
  }

  /** Moves an entry, whose button takes the focus: a form that saves what was left saves it then. */
  function move(from: number, to: number) {
    const [entry] = entries.slice(from, from + 1);
    if (!entry || from === to || to < 0 || to >= entries.length) return;
    const next = entries.toSpliced(from, 1).toSpliced(to, 0, entry);
    change(next, { place: to, control: to < from ? 'up' : 'down' });
    setSaid(t('list.moved', { place: format.number(to + 1), of: format.number(entries.length) }));
  }

  function remove(place: number) {
    const [entry] = entries.slice(place, place + 1);
    change(entries.filter((_, index) => index !== place));
    if (entry) setRemoved({ entry, place, key: (removed?.key ?? 0) + 1 });
  }

  return (
    <fieldset className="entries" aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      <legend className="label">
        {label} <span className="muted optional">{t('common:field.optional')}</span>
      </legend>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      {entries.length > 0 && (
        <ol ref={list}>
          {entries.map((entry, index) => (
            <EntryRow
              key={index}
              name={named(index)}
              isSorted={isSorted}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
              onMove={by => move(index, index + by)}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(undefined)}
              onDrop={dragged === undefined ? undefined : () => move(dragged, index)}
              onRemove={() => remove(index)}
              onLeave={onLeave}
            >
              {children(entry, index, part => change(entries.with(index, { ...entry, ...part })))}
            </EntryRow>
          ))}
        </ol>
      )}
      {removed && entries.length < most && (
        <RemovedEntry
          key={removed.key}
          name={named(removed.place)}
          onUndo={() =>
            change(entries.toSpliced(removed.place, 0, removed.entry), {
              place: removed.place,
              control: 'first',
            })
          }
        />
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
      <Announced>{said}</Announced>
    </fieldset>
  );
}

/** Says that an entry was removed, with the button that brings it back, which takes the focus. */
function RemovedEntry({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { t } = useTranslation('showing');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="row row-2 small soft entry-removed">
      <Announced as="span" className="">
        {t('list.removed', { entry: name })}
      </Announced>
      <Button size="s" kind="quiet" ref={button} onClick={onUndo}>
        {t('list.undo')}
      </Button>
    </p>
  );
}

const isEmptyEntry = <Entry,>(add: EntryListProps<Entry>['add']): add is { words: string; empty: Entry } =>
  typeof add === 'object' && add !== null && 'words' in add;
