import './QrCode.css';
import { encode } from 'uqr';
import { qrCodeMargin, qrCodePath, qrCodeSvg } from '#shared/qrCode.ts';

/** A text as a QR code in an SVG file, for print. */
export const qrCodeFile = (text: string): string => qrCodeSvg(encode(text, qrCodeMargin));

/** A text as a QR code: dark on light in both themes, because not every scanner reads inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = encode(text, qrCodeMargin);
  const { size } = code;
  return (
    // One image made of several SVG elements cannot be an img element.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={qrCodePath(code)} fill="#000" />
    </svg>
  );
}
