import './FileDrop.css';
import imageUp from 'lucide-static/icons/image-up.svg?raw';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';

export interface FileDropProps {
  label: string;
  /** Value of the accept attribute: "image/jpeg,image/png". */
  accept: string;
  /** "JPG, PNG or WebP, up to 5 MB". */
  hint?: ReactNode;
  error?: ReactNode;
  /** Preview of the chosen file, drawn over the frame. */
  children?: ReactNode;
  onFile: (file: File) => void;
}

/** Drop zone for a file that also opens the browser's file dialog. */
export function FileDrop({ label, accept, hint, error, children, onFile }: FileDropProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const [over, setOver] = useState(false);

  function take(files: FileList | null | undefined) {
    const file = files?.[0];
    if (file) onFile(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <div className={classes('field', Boolean(error) && 'has-error')}>
      {/* Dropping is optional: keyboard and assistive technology use the input inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        className={classes('upload', over && 'is-over')}
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          className="sr"
          accept={accept}
          aria-label={label}
          aria-describedby={`${id}-below`}
          aria-invalid={error ? true : undefined}
          onChange={event => take(event.target.files)}
        />
        {children ?? (
          <>
            <Icon svg={imageUp} size="l" />
            <span className="small">
              <b className="strong">{t('file.drop')}</b> {t('file.or')}{' '}
              <span className="link">{t('file.choose')}</span>
            </span>
          </>
        )}
        {hint && <span className="hint">{hint}</span>}
      </label>
      <p className="error" id={`${id}-below`}>
        {error}
      </p>
    </div>
  );
}
