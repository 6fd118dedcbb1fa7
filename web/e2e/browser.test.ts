import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';

const inputTypes = [
  'button',
  'checkbox',
  'color',
  'date',
  'datetime-local',
  'email',
  'file',
  'image',
  'month',
  'number',
  'password',
  'radio',
  'range',
  'reset',
  'search',
  'submit',
  'tel',
  'text',
  'time',
  'url',
  'week',
];
const otherControls = [
  '<button>Send</button>',
  '<select><option>One</option><optgroup label="More"><option>Two</option></optgroup></select>',
  '<select multiple><option>One</option><option>Two</option></select>',
  '<input list="places"><datalist id="places"><option>Leeds</option></datalist>',
  '<textarea>Several words</textarea>',
  '<output>42</output>',
  '<meter value="0.6">60 %</meter>',
  '<progress value="0.3">30 %</progress>',
  '<fieldset><legend>Address</legend><label>Town <input></label></fieldset>',
];

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
});

afterAll(async () => {
  await browser?.close();
});

describe('the packaged browser', () => {
  test.each([
    ...inputTypes.map(type => `<input type="${type}" alt="Go" aria-label="${type}">`),
    ...otherControls,
  ])('renders %s', async control => {
    await page.setContent(`<!doctype html><form>${control}</form>`);

    const box = await page.locator('form > *').first().boundingBox();
    expect(box?.width).toBeGreaterThan(0);
    expect(box?.height).toBeGreaterThan(0);
  });

  test.skipIf(process.env['CHROMIUM_PATH'])('uses the fonts of its package and no system font', async () => {
    await page.setContent(
      '<!doctype html>' +
        ['serif', 'sans-serif', 'monospace', 'system-ui', 'Arial', 'DejaVu Sans']
          .map(family => `<p style="font-family: '${family}', ${family}">Grüße, été, año</p>`)
          .join(''),
    );

    expect(await fontsOf(page)).toEqual(['Open Sans']);
  });
});

/** Font families that the browser uses for the paragraphs of a page. */
async function fontsOf(of: Page): Promise<string[]> {
  const devtools = await of.context().newCDPSession(of);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  const families = await Promise.all(
    nodeIds.map(async nodeId => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName }) => familyName);
    }),
  );
  return [...new Set(families.flat())];
}
