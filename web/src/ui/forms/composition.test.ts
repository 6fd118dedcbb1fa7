import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formVisits, openForm } from '#web/testing/forms.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aRole } from '#web/testing/samples.ts';

const pages = openPages();

/** Types with an input method, and accepts its suggestion with Enter. */
async function compose(page: Page, text: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  await devtools.send('Input.insertText', { text });
}

test.each(['role', 'requestPasswordReset'])(
  'Enter of an input method does not send the form “%s”',
  async name => {
    const visit = formVisits[name];
    if (!visit) throw new Error(name);
    const { page, requestsTo } = await pages.open(
      visit.path,
      {
        ...visit.answers,
        addProspect: () => aRole(),
        requestPasswordReset: () => ({ email: 'mei@cairn.example' }),
      },
      { signedIn: !visit.isVisitor, hasSeenPrivacy: true },
    );
    const field = await openForm(page, visit);
    await field.focus();
    await compose(page, name === 'role' ? '溶接工' : 'mei@cairn.example');
    await expect.poll(() => field.inputValue()).not.toBe('');
    expect(requestsTo('addProspect')).toEqual([]);
    expect(requestsTo('requestPasswordReset')).toEqual([]);

    await page.keyboard.press('Enter');
    const sent = () => requestsTo('addProspect').length + requestsTo('requestPasswordReset').length;
    await expect.poll(sent).toBe(1);
  },
);
