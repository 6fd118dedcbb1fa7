import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import type { AttachmentToolsProps } from './useAttachments.ts';

const AttachmentTools = lazyComponent(async () => (await import('./AttachmentTools.tsx')).AttachmentTools, {
  texts: ['uploads'],
  fallback: <div className="attach-row" aria-busy="true" />,
});

interface AttachmentAreaProps extends AttachmentToolsProps {
  /** The field of the text, onto which files can be dropped, and a picture pasted. */
  children: ReactNode;
}

/** The text of a message, and below it its attachments with the button that adds some. */
export function AttachmentArea({ attachments, error, children }: AttachmentAreaProps) {
  const [isOver, setOver] = useState(false);
  const { choose } = attachments;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    choose([...event.dataTransfer.files]);
  }

  /** Programs that copy text add a picture of it, which is not what is meant. */
  function paste(event: ClipboardEvent) {
    const { files, types: kinds } = event.clipboardData;
    if (files.length === 0 || kinds.includes('text/plain')) return;
    event.preventDefault();
    choose([...files]);
  }

  return (
    // Dropping and pasting are optional: keyboard and assistive technology use the input inside.
    <div
      className={classes('attach-area', isOver && 'is-over')}
      onDragOver={event => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => event.dataTransfer.types.includes('Files') && drop(event)}
      onPaste={paste}
    >
      {children}
      <AttachmentTools attachments={attachments} error={error} />
    </div>
  );
}
