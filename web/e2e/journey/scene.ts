import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { type LocalSystem, startMachine } from './machine.ts';
import { type Account, administrator, type JourneyLanguage, type Story, stories } from './story.ts';
import { type Words, wordsIn } from './words.ts';

/** A user with a browser of their own. Errors in the consoles of all their pages are collected. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  errors: string[];
}

/** Everything that the steps of a journey share: the environment, the texts and the users. */
export interface Scene extends Words {
  language: JourneyLanguage;
  story: Story;
  isPhone: boolean;
  machine: LocalSystem;
  owner: Visitor & Account;
  helper: Visitor & Account;
  other: Visitor & Account;
  administrator: Visitor & typeof administrator;
  /** Opens a browser for a new user who has dismissed the privacy notice. */
  newcomer: () => Promise<Visitor>;
  /** Path of the project, once published. */
  projectPath: string;
  close: () => Promise<void>;
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };

/** Options of a journey: the device, and whether functions run from bundles or sources. */
export interface JourneyOptions {
  device?: 'desktop' | 'phone';
  bundled?: boolean;
}

/** Starts the local environment with demo data, and a browser in the language of the journey. */
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
