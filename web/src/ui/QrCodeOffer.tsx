import download from 'lucide-static/icons/download.svg?raw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { QrCode, qrCodeFile } from './QrCode.tsx';
import { saveFile } from './saveFile.ts';

interface QrCodeOfferProps {
  text: string;
  label: string;
  /** Name of the file, without its ending. */
  file: string;
  /** Words beside the code. */
  children: ReactNode;
}

/** A QR code to scan from the screen, with words and a file for print beside it. */
export function QrCodeOffer({ text, label, file, children }: QrCodeOfferProps) {
  const { t } = useTranslation('common');
  return (
    <div className="qr-offer">
      <QrCode text={text} label={label} />
      <div>
        {children}
        <Button
          size="s"
          icon={download}
          onClick={() => saveFile(`${file}.svg`, qrCodeFile(text), 'image/svg+xml')}
        >
          {t('downloadSvg')}
        </Button>
      </div>
    </div>
  );
}
