import './Cairn.css';
import { useDrawing } from './drawing.ts';

/** The logo; decorative, because the link around it has a name. */
export const Wordmark = ({ height = 31 }: { height?: number }) => (
  <span
    className="cairn"
    {...useDrawing(({ wordmark }) => wordmark({ height, title: '' }), { isMain: true })}
  />
);
