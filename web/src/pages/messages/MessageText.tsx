import { Fragment } from 'react';

/** Splits off web addresses, without the punctuation after them. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}»”’])/;

/** Text of another person: shown as it is written, never as markup; web addresses become links. */
export function MessageText({ text }: { text: string }) {
  return (
    <div className="message-text">
      {text.split(/\n{2,}/).map((paragraph, place) => (
        <p key={place} dir="auto">
          {paragraph.split(ADDRESS).map((part, at) =>
            at % 2 === 1 ? (
              <a key={at} className="link" href={part} target="_blank" rel="noopener noreferrer nofollow ugc">
                {part}
              </a>
            ) : (
              <Fragment key={at}>{part}</Fragment>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
