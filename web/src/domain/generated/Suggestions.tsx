import { Announced } from '#web/ui/Announced.tsx';
import './Suggestions.css';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#web/api/apiError.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { written } from '#web/ui/Written.tsx';

interface Editing<Content> {
  save: (content: Content) => boolean;
  cancel: () => void;
}

export interface SuggestionsProps<Content> {
  title: string;
  about: string;
  items: readonly { key: string; content: Content }[];
  /** Language of the project. */
  lang: string;
  show: (content: Content) => { title: string; text: string; note?: string };
  renderEditor: (content: Content, editing: Editing<Content>) => ReactNode;
  /** Adds a suggestion to the project. Returns why it could not be added. */
  accept: (content: Content, key: string) => Promise<ApiError | undefined>;
  /** Called with suggestions that have been accepted or discarded. */
  onGone: (keys: readonly string[]) => void;
  /** Called with discarded ones that are wanted after all. */
  onBack: (keys: readonly string[]) => void;
  /** Reason why no suggestion can be accepted; undefined if they can. */
  blocked?: string | undefined;
}

/** Suggestions for a project: each is accepted, edited or discarded on its own, or all are discarded together. */
export function Suggestions<Content>(props: SuggestionsProps<Content>) {
  const { title, about, items, lang, show, renderEditor, accept, onGone, onBack, blocked } = props;
  const { t } = useTranslation('workspace');
  const { refusal } = useServerMessages();
  const box = useRef<HTMLElement>(null);
  const [editing, setEditing] = useState<string>();
  const [accepting, setAccepting] = useState<string>();
  const [edited, setEdited] = useState<ReadonlyMap<string, Content>>(new Map());
  const [failure, setFailure] = useState<{ name: string; error: ApiError }>();
  const [said, setSaid] = useState('');
  /** Those that were discarded together, which can be undone until the next answer. */
  const [discarded, setDiscarded] = useState<readonly string[]>([]);

  function leave(keys: readonly string[], text: string) {
    onGone(keys);
    setDiscarded([]);
    setSaid(text);
    box.current?.focus({ preventScroll: true }); // the button that had the focus is gone
  }

  async function add(key: string, content: Content, name: string) {
    if (accepting !== undefined) return;
    setAccepting(key);
    setFailure(undefined);
    const error = await accept(content, key);
    setAccepting(undefined);
    if (error) setFailure({ name, error });
    else leave([key], t('suggest.accepted', { name }));
  }

  function discardAll() {
    const keys = items.map(({ key }) => key);
    leave(keys, '');
    setDiscarded(keys);
  }

  function undo() {
    onBack(discarded);
    setDiscarded([]);
    box.current?.focus({ preventScroll: true });
  }

  return (
    <section ref={box} tabIndex={-1} className="suggestions" aria-label={title}>
      {items.length > 0 && (
        <div className="row between">
          <div>
            <h3 className="h4">{title}</h3>
            <p className="small soft">{blocked ?? about}</p>
          </div>
          {items.length > 1 && (
            <Button size="s" kind="quiet" onClick={discardAll}>
              {t('suggest.discardAll')}
            </Button>
          )}
        </div>
      )}
      {discarded.length > 0 && (
        <Alert
          kind="success"
          announce
          title={t('suggest.discardedAll', { count: discarded.length })}
          action={
            <Button size="s" onClick={undo}>
              {t('suggest.undo')}
            </Button>
          }
          onDismiss={() => setDiscarded([])}
        />
      )}
      {failure && (
        <Alert
          kind="error"
          announce
          title={t('suggest.notAccepted', { name: failure.name })}
          onDismiss={() => setFailure(undefined)}
        >
          {refusal(failure.error)}
        </Alert>
      )}
      <ul>
        {items.map(({ key, content: original }) => {
          const content = edited.get(key) ?? original;
          const { title: name, text, note } = show(content);
          if (editing === key)
            return (
              <li key={key} className="is-editing">
                {renderEditor(content, {
                  save: changed => {
                    setEdited(all => new Map(all).set(key, changed));
                    setEditing(undefined);
                    return true;
                  },
                  cancel: () => setEditing(undefined),
                })}
              </li>
            );
          return (
            <Suggestion
              key={key}
              {...{ name, text, note, lang }}
              isBlocked={blocked !== undefined}
              isBusy={accepting === key}
              onAccept={() => void add(key, content, name)}
              onEdit={() => setEditing(key)}
              onDiscard={() => leave([key], t('suggest.discarded', { name }))}
            />
          );
        })}
      </ul>
      <Announced>{said}</Announced>
    </section>
  );
}

interface SuggestionProps {
  name: string;
  text: string;
  note: string | undefined;
  lang: string;
  isBlocked: boolean;
  isBusy: boolean;
  onAccept: () => void;
  onEdit: () => void;
  onDiscard: () => void;
}

function Suggestion({ name, text, note, lang, isBlocked, isBusy, ...on }: SuggestionProps) {
  const { t } = useTranslation('workspace');
  return (
    <li>
      <div {...written(lang)}>
        <b className="strong" {...written()}>
          {name}
        </b>
        <p className="small soft" {...written()}>
          {text}
        </p>
        {note && (
          <p className="fine muted" {...written()}>
            {note}
          </p>
        )}
      </div>
      <div className="row row-2 wrapx">
        {!isBlocked && (
          <Button
            size="s"
            aria-label={t('suggest.acceptOne', { name })}
            busy={isBusy && t('suggest.accepting')}
            onClick={on.onAccept}
          >
            {t('suggest.accept')}
          </Button>
        )}
        <Button size="s" kind="quiet" aria-label={t('suggest.editOne', { name })} onClick={on.onEdit}>
          {t('suggest.edit')}
        </Button>
        <Button size="s" kind="quiet" aria-label={t('suggest.discardOne', { name })} onClick={on.onDiscard}>
          {t('suggest.discard')}
        </Button>
      </div>
    </li>
  );
}
