import './Cairn.css';
import './ErrorPage.css';
import type { ReactNode } from 'react';
import { useCachedDrawing } from './drawing.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

export interface ErrorPageProps {
  /** 404, 503 …; also the seed of the drawing. */
  code: string;
  title: string;
  /** One sentence. */
  children: ReactNode;
  /** A link to another page. */
  action?: ReactNode;
}

/** Full-page error with a cairn whose stones are all missing. */
export function ErrorPage({ code, title, children, action }: ErrorPageProps) {
  useDocumentTitle(title);
  return (
    <div className="wrap error-page">
      <MissingStones code={code} />
      <h1 className="h1">{title}</h1>
      <p className="lead">{children}</p>
      {action}
    </div>
  );
}

function MissingStones({ code }: { code: string }) {
  const seed = `error:${code}`;
  const markup = useCachedDrawing(
    seed,
    ({ cairn }, id) => cairn(id, { mode: 'meter', seed, progress: 0, width: 190, height: 230, title: code }),
    { isMain: true },
  );
  return <span className="cairn" {...markup} />;
}
