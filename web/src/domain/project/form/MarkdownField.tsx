import bold from 'lucide-static/icons/bold.svg?raw';
import italic from 'lucide-static/icons/italic.svg?raw';
import link from 'lucide-static/icons/link.svg?raw';
import list from 'lucide-static/icons/list.svg?raw';
import listOrdered from 'lucide-static/icons/list-ordered.svg?raw';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { MarkdownText } from '#web/ui/MarkdownText.tsx';
import { written } from '#web/ui/Written.tsx';
import { type Mark, marked } from './markdown.ts';

const TOOLS: readonly { mark: Mark; icon: string }[] = [
  { mark: 'bold', icon: bold },
  { mark: 'italic', icon: italic },
  { mark: 'list', icon: list },
  { mark: 'numbers', icon: listOrdered },
  { mark: 'link', icon: link },
];
const KEYS: Record<string, Mark> = { b: 'bold', i: 'italic', k: 'link' };

export interface MarkdownFieldProps {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  name: string;
  value: string;
  lang: string;
  maxLength: number;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  onBlur: () => void;
}

/** Markdown field with a toolbar, the shortcuts Ctrl B, I and K, and a preview. */
export function MarkdownField({ label, hint, error, lang, ...textarea }: MarkdownFieldProps) {
  const { t } = useTranslation('proposal');
  const format = useFormat();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isPreview, setPreview] = useState(false);
  const { value, maxLength } = textarea;

  function apply(mark: Mark) {
    if (field.current) write(field.current, mark);
  }

  function onKeyDown(event: KeyboardEvent) {
    const mark = event.ctrlKey || event.metaKey ? KEYS[event.key.toLowerCase()] : undefined;
    if (!mark) return;
    event.preventDefault();
    apply(mark);
  }

  return (
    <Field
      {...{ label, hint, error }}
      aside={t('counter', { used: format.number(value.length), most: format.number(maxLength) })}
    >
      {control => (
        <div className="rich">
          <div className="bar" role="toolbar" aria-label={t('markdown.toolbar')}>
            {TOOLS.map(({ mark, icon }) => (
              <IconButton
                key={mark}
                size="s"
                icon={icon}
                label={t(`markdown.${mark}`)}
                disabled={isPreview}
                onClick={() => apply(mark)}
              />
            ))}
            <Button
              kind="quiet"
              size="s"
              className="push"
              aria-pressed={isPreview}
              onClick={() => setPreview(!isPreview)}
            >
              {t(isPreview ? 'markdown.write' : 'markdown.preview')}
            </Button>
          </div>
          {isPreview && (
            <div className="rich-preview">
              <MarkdownText lang={lang}>{value.trim() || t('markdown.nothing')}</MarkdownText>
            </div>
          )}
          <textarea
            {...textarea}
            {...control}
            ref={field}
            {...written(lang)}
            rows={6}
            className="textarea"
            hidden={isPreview}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
    </Field>
  );
}

/** Inserts text as if it were typed, so that Ctrl Z undoes it; without that browser command, it replaces the text directly. */
function write(field: HTMLTextAreaElement, mark: Mark): void {
  const { start, end, text, select } = marked(field.value, field.selectionStart, field.selectionEnd, mark);
  field.focus();
  field.setSelectionRange(start, end);
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, start, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(...select);
}
