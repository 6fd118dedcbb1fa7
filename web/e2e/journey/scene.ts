import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { type LocalSystem, startMachine } from './machine.ts';
import { type Account, administrator, type JourneyLanguage, type Story, stories } from './story.ts';
import { type Words, wordsIn } from './words.ts';

/** Somebody with a browser of their own. Errors in the consoles of all their pages are collected. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  errors: string[];
}

/** Who is on their way, with the system, the words and the people that every step needs. */
export interface Scene extends Words {
  language: JourneyLanguage;
  story: Story;
  isPhone: boolean;
  machine: LocalSystem;
  owner: Visitor & Account;
  helper: Visitor & Account;
  other: Visitor & Account;
  administrator: Visitor & typeof administrator;
  /** Somebody new who has read the privacy notice. */
  newcomer: () => Promise<Visitor>;
  /** Where the project stands, once it is published. */
  projectPath: string;
  close: () => Promise<void>;
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };

/** How a journey runs: on which device, and on the deployed bundles of the functions or on their sources. */
export interface JourneyOptions {
  device?: 'desktop' | 'phone';
  bundled?: boolean;
}

/** Starts the system with its demo data, and a browser in which everybody reads this language. */
export async function startScene(
  language: JourneyLanguage,
  { device = 'desktop', bundled = false }: JourneyOptions,
): Promise<Scene> {
  const [machine, browser, words] = await Promise.all([
    startMachine({ demo: true, bundled }),
    launchBrowser(),
    wordsIn(language),
  ]);
  const story = stories[language];
  const newcomer = () =>
    visitor(browser, machine, { ...(device === 'phone' ? phone : desktop), locale: story.locale });

  return {
    ...words,
    language,
    story,
    isPhone: device === 'phone',
    machine,
    owner: { ...(await newcomer()), ...story.owner },
    helper: { ...(await newcomer()), ...story.helper },
    other: { ...(await newcomer()), ...story.other },
    administrator: { ...(await newcomer()), ...administrator },
    newcomer,
    projectPath: '',
    async close() {
      await browser.close();
      await machine.close();
    },
  };
}

async function visitor(
  browser: Browser,
  machine: LocalSystem,
  options: Parameters<Browser['newContext']>[0],
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: machine.url,
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: machine.url, localStorage: [{ name: 'cairn.privacy', value: 'yes' }] }],
    },
    ...options,
  });
  context.setDefaultTimeout(20_000);
  const errors: string[] = [];
  context.on('weberror', error => errors.push(String(error.error())));
  context.on('console', message => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      errors.push(message.text());
  });
  return { page: await context.newPage(), context, errors };
}
