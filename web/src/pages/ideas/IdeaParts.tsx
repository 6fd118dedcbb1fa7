import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Choice.tsx';
import { written } from '#web/ui/Written.tsx';
import type { IdeaPartsState } from './useIdeaParts.ts';

interface Editing<Content> {
  key: string;
  save: (content: Content) => boolean;
  cancel: () => void;
}

export interface IdeaPartsProps<Content> {
  title: string;
  parts: IdeaPartsState<Content>;
  /** Language of the texts. */
  lang: string;
  show: (content: Content) => { title: string; text: string; note?: string };
  renderEditor: (content: Content, editing: Editing<Content>) => ReactNode;
}

/** The roles or tasks of an idea: each is kept while its box is checked, and can be edited in place. */
export function IdeaParts<Content>({ title, parts, lang, show, renderEditor }: IdeaPartsProps<Content>) {
  const { t } = useTranslation('ideas');
  const [editing, setEditing] = useState<string>();

  return (
    <fieldset className="idea-parts">
      <legend className="h4">
        {title} <span className="muted">{t('view.chosen', { count: parts.chosen.length })}</span>
      </legend>
      <ul>
        {parts.items.map(({ key, content, isChosen }) => {
          const { title: name, text, note } = show(content);
          if (editing === key)
            return (
              <li key={key} className="is-editing">
                {renderEditor(content, {
                  key,
                  save: changed => {
                    parts.edit(key, changed);
                    setEditing(undefined);
                    return true;
                  },
                  cancel: () => setEditing(undefined),
                })}
              </li>
            );
          return (
            <li key={key} className={isChosen ? undefined : 'is-left-out'}>
              <Checkbox
                checked={isChosen}
                onChange={event => parts.choose(key, event.target.checked)}
                label={
                  <span {...written(lang)}>
                    <b className="strong" {...written()}>
                      {name}
                    </b>
                    <span className="small soft" {...written()}>
                      {text}
                    </span>
                  </span>
                }
              />
              <span className="row row-2">
                {note && (
                  <span className="fine muted" {...written()}>
                    {note}
                  </span>
                )}
                <Button
                  size="s"
                  kind="quiet"
                  aria-label={t('view.editOne', { name })}
                  onClick={() => setEditing(key)}
                >
                  {t('view.edit')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
