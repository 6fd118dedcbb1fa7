import type { Page } from 'playwright-core';

/** Sends a message to the page as another tab would, over the channel that all tabs share. */
const say = (page: Page, message: 'begun' | 'ended') =>
  page.evaluate(words => {
    const channel = new BroadcastChannel('cairn.session');
    channel.postMessage(words);
    channel.close();
  }, message);

/** Acts as if the user had signed in in another tab. */
export const beginSessionElsewhere = (page: Page) => say(page, 'begun');

/** Acts as if the user had signed out in another tab. */
export const endSessionElsewhere = (page: Page) => say(page, 'ended');
