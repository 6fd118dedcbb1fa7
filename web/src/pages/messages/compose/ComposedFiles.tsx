import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { AttachmentArea } from './AttachmentArea.tsx';
import type { Composer } from './useComposer.ts';

/** The text of a message with its attachments, and what has become of them. */
export function ComposedFiles({ composer, children }: { composer: Composer; children: ReactNode }) {
  const { t } = useTranslation('attachments');
  const format = useFormat();
  const { attachments, errorOf, isHeldUp, gone } = composer;
  const problem =
    errorOf('attachments') ||
    (isHeldUp && t('unfinished')) ||
    (gone.length > 0 && t('gone', { count: gone.length, names: format.list(gone) }));
  return (
    <AttachmentArea attachments={attachments} error={problem}>
      {children}
    </AttachmentArea>
  );
}
