/** A QR code as an encoder gives it: the side in modules, margin included, and whether each module is dark, by rows. */
interface EncodedQrCode {
  size: number;
  data: readonly (readonly boolean[])[];
}

/** Width of the light margin of QR codes, in modules. */
export const qrCodeMargin = { border: 2 } as const;

/** Path of the dark modules, in a square with the code's side. */
export const qrCodePath = ({ data }: EncodedQrCode): string =>
  data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A QR code as SVG: dark on white, because not every scanner reads inverted codes. */
export function qrCodeSvg(code: EncodedQrCode): string {
  const { size } = code;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${qrCodePath(code)}"/></svg>`;
}
