import './Account.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { CairnCover } from '#web/ui/Cairn.tsx';

export interface AccountFrameProps {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** Seed of the picture on the right. */
  seed: string;
  /** Whether the title takes the focus: for pages that replace a submitted form. */
  isAnswer?: boolean;
  children: ReactNode;
}

/** A short form on the left and a picture on the right; small screens show the form only. */
export function AccountFrame({ title, lead, seed, isAnswer = false, children }: AccountFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);

  return (
    <div className="wrap account">
      <section className="sform">
        <h1 className="h1" ref={heading} tabIndex={isAnswer ? -1 : undefined}>
          {title}
        </h1>
        {lead && <p className="soft">{lead}</p>}
        {children}
      </section>
      <div className="account-picture" aria-hidden="true">
        <CairnCover seed={seed} view="near" palette="moss" width={640} height={560} />
      </div>
    </div>
  );
}
