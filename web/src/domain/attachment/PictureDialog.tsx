import download from 'lucide-static/icons/download.svg?raw';
import { useTranslation } from 'react-i18next';
import type { Attachment } from '#shared/entities/attachment.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';

interface PictureDialogProps {
  picture: Attachment;
  onClose: () => void;
}

/** An attached picture as large as the window allows, with the link that downloads it. */
export function PictureDialog({ picture: { name, url, bytes }, onClose }: PictureDialogProps) {
  const { t } = useTranslation('attachments');
  const format = useFormat();
  return (
    <Dialog open onClose={onClose} title={name} wide>
      <img className="whole-picture" src={url} alt={name} />
      <div className="row between wrapx">
        <span className="fine muted">{format.fileSize(bytes)}</span>
        <a className="btn btn--s btn--line" href={url} download={name}>
          <Icon svg={download} />
          {t('download')}
        </a>
      </div>
    </Dialog>
  );
}
