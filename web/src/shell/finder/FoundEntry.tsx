import { Link } from 'react-router-dom';
import { Marked } from '#web/ui/Marked.tsx';
import { opensElsewhere } from '#web/ui/opensElsewhere.ts';
import type { Found } from './useFinder.ts';

interface FoundEntryProps {
  entry: Found;
  /** Whether Enter chooses it. */
  isNext: boolean;
  number: number | undefined;
  onChoose: () => void;
}

/** A page, an action, or something that was found, with the words in bold that have found it. */
export function FoundEntry({ entry, isNext, number, onChoose }: FoundEntryProps) {
  const { title, to, detail, searched } = entry;
  const className = isNext ? 'is-on' : undefined;
  if (to === undefined)
    return (
      <button type="button" className={className} onClick={onChoose}>
        {title}
      </button>
    );
  return (
    <Link
      to={to}
      className={className}
      onClick={event => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onChoose();
      }}
    >
      <bdi className="interactive-name">
        {searched === undefined ? title : <Marked searched={searched}>{title}</Marked>}
      </bdi>
      {detail && (
        <span className="fine muted push interactive-detail">
          {searched === undefined ? detail : <Marked searched={searched}>{detail}</Marked>}
        </span>
      )}
      {number !== undefined && <kbd className="kbd push">{number}</kbd>}
    </Link>
  );
}
