import './QrCode.css';
import { encode } from 'uqr';

/** Side of a QR code in modules, and the path of its dark ones. */
function drawingOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: dark.join('') };
}

/** A text as a QR code in an SVG file, for print. */
export function qrCodeFile(text: string): string {
  const { size, path } = drawingOf(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** A text as a QR code: dark on light in both themes, because not every scanner reads inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = drawingOf(text);
  return (
    // One image made of several SVG elements cannot be an img element.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
