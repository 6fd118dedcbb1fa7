import { Fragment } from 'react';
import { written } from '#web/ui/Written.tsx';

/** Splits off web addresses. */
const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

const PUNCTUATION = /['.,;:!?»”’]$/;
const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** An address without the punctuation after it, and the brackets that it does not open: `https://a.example/Cairn_(stones)` keeps its own. */
function addressIn(text: string): string {
  const last = text.at(-1) ?? '';
  const opening = BRACKETS[last];
  const closesAnother = opening !== undefined && text.split(last).length > text.split(opening).length;
  return PUNCTUATION.test(text) || closesAnother ? addressIn(text.slice(0, -1)) : text;
}

const isAddress = (part: string): boolean => /^https?:\/\//.test(part) && URL.canParse(part);

/** Words and addresses. */
const partsOf = (paragraph: string): string[] =>
  paragraph.split(ADDRESS).flatMap((part, at) => {
    if (at % 2 === 0) return [part];
    const address = addressIn(part);
    return [address, part.slice(address.length)];
  });

/** Text of another person: shown as it is written, never as markup; web addresses become links. */
export function MessageText({ text, language }: { text: string; language?: string | undefined }) {
  return (
    <div className="message-text">
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} {...written(language)}>
          {partsOf(paragraph).map((part, at) =>
            isAddress(part) ? (
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
