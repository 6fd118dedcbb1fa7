import './Account.css';
import type { ReactNode } from 'react';
import { CairnCover } from '../../ui/Cairn.tsx';

export interface AccountFrameProps {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** Seed of the picture at the right. */
  seed: string;
  children: ReactNode;
}

/** A short form at the left, one picture at the right; on small screens the form alone. */
export const AccountFrame = ({ title, lead, seed, children }: AccountFrameProps) => (
  <div className="wrap account">
    <section className="sform">
      <h1 className="h1">{title}</h1>
      {lead && <p className="soft">{lead}</p>}
      {children}
    </section>
    <div className="account-picture" aria-hidden="true">
      <CairnCover seed={seed} view="near" palette="moss" width={640} height={560} />
    </div>
  </div>
);
