import paperclip from 'lucide-static/icons/paperclip.svg?raw';
import { useTranslation } from 'react-i18next';
import type { AttachedFile } from '#shared/entities/attachment.ts';
import { Icon } from '#web/ui/Icon.tsx';

/** Marks a message in a list that has attachments; nothing for others. */
export function AttachmentMark({ of }: { of: readonly AttachedFile[] | undefined }) {
  const { t } = useTranslation('attachments');
  const count = of?.length ?? 0;
  return count === 0 ? null : (
    <span className="attachment-mark">
      <Icon svg={paperclip} size="s" />
      <span className="sr">{t('count', { count })}</span>
    </span>
  );
}
