import './Attachments.css';
import download from 'lucide-static/icons/download.svg?raw';
import fileText from 'lucide-static/icons/file-text.svg?raw';
import image from 'lucide-static/icons/image.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from '#shared/entities/attachment.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { written } from '#web/ui/Written.tsx';

const PictureDialog = lazyComponent(async () => (await import('./PictureDialog.tsx')).PictureDialog);

/** The attachments of a message: pictures open in a dialog, other files are downloaded. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] | undefined }) {
  const { t } = useTranslation('attachments');
  const [open, setOpen] = useState<Attachment>();
  if (!attachments || attachments.length === 0) return null;
  return (
    <>
      <ul className="attachments" aria-label={t('label')}>
        {attachments.map(attachment => (
          <li key={attachment.UploadID}>
            <OneAttachment attachment={attachment} onOpen={() => setOpen(attachment)} />
          </li>
        ))}
      </ul>
      {open && <PictureDialog picture={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

interface OneAttachmentProps {
  attachment: Attachment;
  onOpen: () => void;
}

function OneAttachment({ attachment, onOpen }: OneAttachmentProps) {
  const { t } = useTranslation('attachments');
  const { name, type, url, thumbnailUrl } = attachment;
  if (type === 'picture' && thumbnailUrl)
    return (
      <button type="button" className="attached-picture" aria-haspopup="dialog" onClick={onOpen}>
        <span className="sr">{t('open')}</span>
        <img src={thumbnailUrl} alt="" loading="lazy" />
        <AttachedName attachment={attachment} />
      </button>
    );
  const inside = (
    <>
      <Icon svg={type === 'pdf' ? fileText : image} />
      <AttachedName attachment={attachment} />
    </>
  );
  // A message that has just been sent has no links yet.
  if (!url) return <span className="attached-file">{inside}</span>;
  return (
    <a className="attached-file" href={url} download={name}>
      <span className="sr">{t('download')}</span>
      {inside}
      <Icon svg={download} size="s" />
    </a>
  );
}

/** Name and size of an attachment. */
export function AttachedName({
  attachment: { name, bytes },
}: {
  attachment: Pick<Attachment, 'name' | 'bytes'>;
}) {
  const format = useFormat();
  return (
    <span className="attached-name">
      <span title={name} {...written()}>
        {name}
      </span>
      <span className="fine muted">{format.fileSize(bytes)}</span>
    </span>
  );
}
