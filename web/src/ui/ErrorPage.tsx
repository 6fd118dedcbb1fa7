import './ErrorPage.css';
import type { ReactNode } from 'react';
import { CairnMeter } from './Cairn.tsx';

export interface ErrorPageProps {
  /** 404, 503 …: also the seed of its stones. */
  code: string;
  title: string;
  /** One sentence. */
  children: ReactNode;
  /** One way out. */
  action?: ReactNode;
}

/** A whole page that could not be shown: a cairn whose stones are all missing. */
export const ErrorPage = ({ code, title, children, action }: ErrorPageProps) => (
  <div className="wrap error-page">
    <CairnMeter seed={`error:${code}`} progress={0} width={190} height={230} title={code} />
    <h1 className="h1">{title}</h1>
    <p className="lead">{children}</p>
    {action}
  </div>
);
