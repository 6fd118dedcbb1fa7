/**
 * Runs inline, before the first paint: the chosen theme, whether somebody is likely signed in, the visitor's country, the first call.
 * Then the last button that is pressed before the page has come alive, to press it again as soon as it has.
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
  if (stored('signed-in')) dataset['session'] = 'likely';
  const [, here = '', ...segments] = location.pathname.split('/');
  const country = (navigator.language.split('-')[1] ?? '').toLowerCase();
  const isOffered = /^(gb|us|fr|es)$/.test(country) && country !== here;
  const isEnglish = here === 'en' && /^(gb|us)$/.test(country);
  if (!stored('region') && isOffered && !isEnglish) dataset['region'] = country;

  const [path = '', query = ''] = (dataset['call'] ?? '').split('?');
  // With a session the answer is another one, and with words in its address a list is another one.
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
  // A browser that keeps nothing shows the page as it was made.
}

let pressed: HTMLElement | undefined;
const note = ({ target }: Event) => {
  if (!(target instanceof Element)) return;
  pressed = target.closest<HTMLElement>('#root button:not([popovertarget])') ?? pressed;
};
addEventListener('click', note, true);
addEventListener(
  HYDRATED,
  () => {
    removeEventListener('click', note, true);
    if (pressed?.isConnected) pressed.click();
  },
  { once: true },
);
