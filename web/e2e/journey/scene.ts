import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunnerTask } from 'vitest';
import { hangsAfterMs } from '#infra/scripts/hangs.ts';
import { keepFailure, recordContext } from '#web/testing/keepFailure.ts';
import { recordHydration } from '#web/testing/waits.ts';
import { launchBrowser, workerBrowser } from '../browser.ts';
import { type EnvironmentProcess, startEnvironmentProcess } from './environmentProcess.ts';
import { stories } from './stories.ts';
import type { Account, JourneyLanguage, Story } from './story.ts';
import { loadTexts, type Words } from './words.ts';

/** A user with a browser of their own. Errors in the consoles of all their pages are collected. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  errors: string[];
}

/** The administrator who reviews proposals: a demo account, or the user who signs up with these words. */
const administrator: Account = {
  firstName: 'Edith',
  lastName: 'Marlowe',
  username: 'edith',
  email: 'edith@cairn.example',
  password: 'adds-one-stone',
};

/** Everything that the steps of a journey share: the environment, the texts and the users. */
export interface Scene extends Words {
  language: JourneyLanguage;
  story: Story;
  isPhone: boolean;
  environment: EnvironmentProcess;
  owner: Visitor & Account;
  helper: Visitor & Account;
  other: Visitor & Account;
  administrator: Visitor & Account;
  /** Opens a browser for a new user who has dismissed the privacy notice; on request one that is set to letters of twice the size. */
  newVisitor: (wanted?: { largeText: boolean }) => Promise<Visitor>;
  /** Path of the project, once published. */
  projectPath: string;
  /** Saves pictures and traces of the users' pages when a step has failed. */
  keepFailure: (task: RunnerTask) => Promise<void>;
  close: () => Promise<void>;
}

const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 1180, height: 820 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
};

/** Options of a journey: the device, and whether functions run from bundles or sources. */
export interface JourneyOptions {
  device?: keyof typeof devices;
  bundled?: boolean;
  /** Starts without demo data: there is no administrator either. */
  bare?: boolean;
}

/** Starts the local environment, and opens a browser window per user in the language of the journey. */
export async function startScene(
  language: JourneyLanguage,
  { device = 'desktop', bundled = false, bare = false }: JourneyOptions,
): Promise<Scene> {
  const [environment, browser, words] = await Promise.all([
    startEnvironmentProcess({ demo: !bare, bundled }),
    workerBrowser(),
    loadTexts(language),
  ]);
  const story = stories[language];
  const contexts = new Set<BrowserContext>();
  let withLargeText: Browser | undefined;
  async function newVisitor({ largeText } = { largeText: false }): Promise<Visitor> {
    const options = { ...devices[device], locale: story.locale };
    if (largeText) withLargeText ??= await launchBrowser({ args: ['--blink-settings=defaultFontSize=32'] });
    const opened = await visitor((largeText && withLargeText) || browser, environment, options);
    contexts.add(opened.context);
    opened.context.once('close', () => contexts.delete(opened.context));
    return opened;
  }

  return {
    ...words,
    language,
    story,
    isPhone: device === 'phone',
    environment,
    owner: { ...(await newVisitor()), ...story.owner },
    helper: { ...(await newVisitor()), ...story.helper },
    other: { ...(await newVisitor()), ...story.other },
    administrator: { ...(await newVisitor()), ...administrator },
    newVisitor,
    projectPath: '',
    keepFailure: task => keepFailure(task, contexts),
    async close() {
      await Promise.all([...contexts].map(context => context.close()));
      await withLargeText?.close();
      await environment.close();
    },
  };
}

async function visitor(
  browser: Browser,
  environment: EnvironmentProcess,
  options: Parameters<Browser['newContext']>[0],
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: environment.url,
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: environment.url, localStorage: [{ name: 'cairn.privacy', value: 'yes' }] }],
    },
    ...options,
  });
  context.setDefaultTimeout(hangsAfterMs);
  await recordContext(context);
  await recordHydration(context);
  const errors: string[] = [];
  context.on('weberror', error => errors.push(String(error.error())));
  context.on('console', message => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      errors.push(message.text());
  });
  return { page: await context.newPage(), context, errors };
}
