import './Facts.css';
import { Children, Fragment, type ReactNode } from 'react';

/** What is known about something, in a line: a dot stands between facts beside each other, and never begins or ends a line. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <span className="facts">
    {Children.toArray(children).map((fact, place) => (
      <Fragment key={place}>
        {place > 0 && ' '}
        <span>{fact}</span>
      </Fragment>
    ))}
  </span>
);
