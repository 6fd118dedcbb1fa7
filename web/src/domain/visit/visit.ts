import type { ProjectID } from '#shared/ids.ts';
import type { Arrival } from '#shared/visits.ts';
import { prepareBeacon } from '#web/api/beacon.ts';
import { lookedAt } from './lookedAt.ts';

/** Whether the visitor's browser asks not to be tracked. */
export const hasOptedOut = (): boolean =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;

interface Visited {
  ProjectID: ProjectID;
  arrival: Arrival;
  /** Whether the view is not counted, asked when it ends: the owner's and the team's. */
  isOwn: () => boolean;
}

/** A view that has ended unless its page comes back immediately, as React's strict mode lets it. */
interface Ending {
  ProjectID: ProjectID;
  timer: ReturnType<typeof setTimeout>;
  finish: () => void;
  resume: () => () => void;
}
let ending: Ending | undefined;

/**
 * Begins a view of a project's page. It is sent once: when the tab is hidden or closed, or when the returned function ends it.
 * Pages that were prerendered or opened in the background, and never seen, are not sent.
 */
export function beginVisit(visited: Visited): () => void {
  const former = ending;
  clearTimeout(former?.timer);
  ending = undefined;
  if (former?.ProjectID === visited.ProjectID) return former.resume();

  former?.finish(); // sends the looked-at parts before they are cleared
  lookedAt.clear();
  return watch(visited.ProjectID, makeSend(visited));
}

function watch(ProjectID: ProjectID, send: () => void): () => void {
  let isSeen = document.visibilityState === 'visible';
  const sendIfSeen = () => {
    if (isSeen) send();
  };
  const onVisibility = () => {
    sendIfSeen();
    isSeen ||= document.visibilityState === 'visible';
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', sendIfSeen);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', sendIfSeen);
    const timer = setTimeout(() => {
      ending = undefined;
      sendIfSeen();
    });
    ending = { ProjectID, timer, finish: sendIfSeen, resume: () => watch(ProjectID, send) };
  };
}

/** A function that sends the view the first time that it is called. */
function makeSend({ ProjectID, arrival, isOwn }: Visited): () => void {
  const beacon = prepareBeacon('recordVisit', { ProjectID });
  let isSent = false;
  return () => {
    if (isSent) return;
    isSent = true;
    if (isOwn()) return;
    beacon({ ...arrival, ...lookedAt.read() });
  };
}
