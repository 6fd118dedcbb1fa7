import './Facts.css';
import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** Facts about one thing in a line, with a dot between those next to each other, which never begins or ends a line. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <span className="factline">
    {Children.toArray(children).map((fact, index) => (
      // An element stays the same one, with its focus, when a fact before it comes or goes.
      <Fragment key={isValidElement(fact) ? fact.key : index}>
        {index > 0 && ' '}
        <span>{fact}</span>
      </Fragment>
    ))}
  </span>
);
