/**
 * Runs inline, before the first paint: applies the stored theme, marks a dismissed privacy banner, a likely session and the visitor's
 * country on <html>, and sends the page's first API call. Then it records the last button clicked before hydration, or whose form was
 * submitted with the keyboard, and clicks it again afterwards.
 */

import { startFirstCall } from '#web/api/firstCall.ts';
import { describeVisitor } from '#web/api/requestMetadata.ts';
import { urlFor } from '#web/api/urlFor.ts';
import { HYDRATED } from './hydrated.ts';

const { dataset } = document.documentElement;
const stored = (key: string) => localStorage.getItem(`cairn.${key}`) ?? undefined;

try {
  const theme = stored('theme');
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
  if (stored('privacy')) dataset['privacy'] = 'seen';
  if (stored('signed-in')) dataset['session'] = 'likely';
  const [, here = '', ...segments] = location.pathname.split('/');
  const country = (navigator.language.split('-')[1] ?? '').toLowerCase();
  const isOffered = /^(gb|us|fr|es)$/.test(country) && country !== here;
  const isEnglish = here === 'en' && /^(gb|us)$/.test(country);
  if (!stored('region') && isOffered && !isEnglish) dataset['region'] = country;

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

let pressed: HTMLElement | undefined;
const note = ({ target }: Event) => {
  if (!(target instanceof Element)) return;
  pressed = target.closest<HTMLElement>('#root button:not([popovertarget])') ?? pressed;
};
/** A form that is not hydrated would leave the page; with the Enter key its button has not been clicked. */
const hold = (event: SubmitEvent) => {
  event.preventDefault();
  if (event.submitter?.closest('#root')) pressed = event.submitter;
};
addEventListener('click', note, true);
addEventListener('submit', hold, true);
addEventListener(
  HYDRATED,
  () => {
    removeEventListener('click', note, true);
    removeEventListener('submit', hold, true);
    // In a task of its own: React can hydrate the part that was clicked only after its effects have run.
    setTimeout(() => {
      if (pressed?.isConnected) pressed.click();
    });
  },
  { once: true },
);
