import './Account.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { CairnCover } from '#web/ui/Cairn.tsx';

export interface AccountFrameProps {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** Seed of the picture at the right. */
  seed: string;
  /** The title takes focus: the page has changed under the person's hands. */
  isAnswer?: boolean;
  children: ReactNode;
}

/** A short form at the left, one picture at the right; on small screens the form alone. */
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
