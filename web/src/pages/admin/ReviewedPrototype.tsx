import { prototypeOf } from '#shared/prototypeOf.ts';

/** A prototype to review: a link to the page that the frame will show. */
export function ReviewedPrototype({ prototypeUrl }: { prototypeUrl: string }) {
  const page = prototypeOf(prototypeUrl)?.page ?? prototypeUrl;
  return (
    <a className="link" href={page} target="_blank" rel="noreferrer">
      {page}
    </a>
  );
}
