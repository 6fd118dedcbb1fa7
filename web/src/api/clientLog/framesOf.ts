import { clientLog } from '#shared/clientLog.ts';

/** Positions in a stack trace. */
export interface Frames {
  /** `functionName assets/file.js:line:column`, innermost first; positions in documents without their address. */
  frames: string[];
  /** Whether the error comes from code that is not ours, such as a browser extension. */
  isForeign: boolean;
}

const chromium = /^\s*at (?:async )?(?:(?<name>.+?) \()?(?<url>[a-z][a-z-]*:\/\/\S+?):(?<place>\d+:\d+)\)?$/;
const others = /^(?<name>.*?)@(?<url>[a-z][a-z-]*:\/\/\S+?):(?<place>\d+:\d+)$/;

/** Reads the positions from the stack trace of an error in a page of this origin. */
export function framesOf(stack: string, origin: string): Frames {
  const found = stack.split('\n').flatMap(line => {
    const { name = '', url = '', place = '' } = (chromium.exec(line) ?? others.exec(line))?.groups ?? {};
    return url ? [{ name, url, place }] : [];
  });
  const own = found.filter(({ url }) => url.startsWith(`${origin}/`));
  return {
    isForeign: found.length > 0 && found[0] !== own[0],
    frames: own
      .slice(0, clientLog.frames.max)
      .map(({ name, url, place }) =>
        `${nameOf(name)} ${fileOf(url)}:${place}`.slice(-clientLog.frames.length),
      ),
  };
}

const nameOf = (name: string): string => (/^[\w$.<>[\]# ]{1,60}$/.test(name) ? name : '?');

/** The address of a document can name people and contain secrets. */
const fileOf = (url: string): string => /\/(assets\/[\w.-]+\.js)$/.exec(url)?.[1] ?? 'document';
