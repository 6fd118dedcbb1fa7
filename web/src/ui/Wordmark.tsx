import './Cairn.css';
import { wordmark } from '#shared/drawings/mark.ts';

/** The logo; decoration, because the link around it has a name. */
export const Wordmark = ({ height = 31 }: { height?: number }) => (
  <span className="cairn" dangerouslySetInnerHTML={{ __html: wordmark({ height, title: '' }) }} />
);
