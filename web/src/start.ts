/**
 * Runs inline, before the first paint: applies the stored theme, marks a dismissed privacy banner, a likely session and the version of the
 * site that suits the visitor better on <html>, and sends the page's first API call. Then it records the last button clicked before hydration, or whose form was
 * submitted with the keyboard, and clicks it again once React handles it. Later it does the same for parts of the page
 * whose code comes later. It also stores the language that a link chooses which React does not handle yet and has it lead to the page in
 * that language, and keeps errors until the code that logs them has loaded.
 */

import { addressIn } from '#shared/changeLanguage.ts';
import type { Language } from '#shared/settings.ts';
import { offeredVersion } from '#shared/versionFor.ts';
import { startFirstCall } from '#web/api/firstCall.ts';
import { describeVisitor } from '#web/api/requestMetadata.ts';
import { readItem, storeItem } from '#web/api/storage.ts';
import { urlFor } from '#web/api/urlFor.ts';
import { HYDRATED } from './hydrated.ts';

const mostEarlyErrors = 10;
window.earlyErrors = [];
const keepError = (event: ErrorEvent | PromiseRejectionEvent) => {
  const { earlyErrors } = window;
  if (earlyErrors && earlyErrors.length < mostEarlyErrors) earlyErrors.push(event);
};
addEventListener('error', keepError);
addEventListener('unhandledrejection', keepError);

const { dataset } = document.documentElement;
const stored = (key: string) => readItem('local', `cairn.${key}`);

try {
  const theme = stored('theme');
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
  if (stored('privacy')) dataset['privacy'] = 'seen';
  if (stored('signed-in')) dataset['session'] = 'likely';
  const [, here = '', ...segments] = location.pathname.split('/');
  const offered = stored('region') ? undefined : offeredVersion(navigator.language, here);
  if (offered) dataset['region'] = `${offered.lang}-${offered.by}`;

  const [path = '', query = ''] = (dataset['call'] ?? '').split('?');
  // Signed-in users get a different response, and so do lists whose URL has a query.
  if (path && !stored('signed-in') && !(query && location.search)) {
    const filled = path.replaceAll(/\$(\d)/g, (_, place: string) => segments[Number(place)] ?? '');
    startFirstCall(
      urlFor(filled, {
        ...describeVisitor(location, stored('region'), navigator.language),
        ...Object.fromEntries(new URLSearchParams(query)),
      }),
    );
  }
} catch {
  // Without storage the page is shown as it was prerendered.
}

let isHydrated = false;
let pressed: HTMLElement | undefined;
const giveUpMs = 10_000;

/** Whether React handles an element, whose HTML may arrive before the code of its part. React marks elements that it hydrates. */
const isLive = (element: Element): boolean => Object.keys(element).some(name => name.startsWith('__react'));

/** Clicks the button that was pressed, once it is live. */
function settle(until: number): void {
  if (!pressed?.isConnected || performance.now() > until) return;
  if (!isLive(pressed)) return void setTimeout(settle, 50, until);
  const button = pressed;
  pressed = undefined;
  button.click();
}
const settleSoon = () => setTimeout(settle, 0, performance.now() + giveUpMs);

const note = (button: HTMLElement | null | undefined): void => {
  if (!button || isLive(button)) return;
  pressed = button;
  if (isHydrated) settleSoon();
};
/**
 * Stores the language that a link chooses. The browser follows the link itself until React handles it, to the whole address, which was
 * not known when the page was rendered.
 */
const storeChoice = (link: HTMLAnchorElement | null): void => {
  const { choice } = link?.dataset ?? {};
  if (!link || !choice || isLive(link)) return;
  // Without storage the choice lasts until the language is left.
  storeItem('local', 'cairn.language', choice);
  if (link.closest('.region')) storeItem('local', 'cairn.region', choice);
  link.href = addressIn(choice as Language, location); // the link was rendered with it
};
addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    note(target.closest<HTMLElement>('#root button:not([popovertarget])'));
    storeChoice(target.closest<HTMLAnchorElement>('a[data-choice]'));
  },
  true,
);
/** A form that is not hydrated would leave the page; with the Enter key its button has not been clicked. */
addEventListener(
  'submit',
  event => {
    if (!(event.target instanceof Element) || isLive(event.target)) return;
    event.preventDefault();
    note(event.submitter?.closest<HTMLElement>('#root button'));
  },
  true,
);
addEventListener(
  HYDRATED,
  () => {
    isHydrated = true;
    settleSoon();
  },
  { once: true },
);
