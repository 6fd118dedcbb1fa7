import { expect, test } from 'vitest';
import { READY_MADE_AVATARS } from './avatars/readyMadeAvatars.ts';
import { logContexts } from './clientLog.ts';
import { uploads } from './media.ts';
import { messagePrefixes } from './messageSubject.ts';
import { pages } from './paths.ts';
import { planNames, planOffers, planTypeIds } from './plans.ts';
import * as settings from './settings.ts';
import { genericTexts, thankYous } from './texts.ts';

/** The numbers and names that the product's specification gives, so that no setting departs from them unnoticed. */
const { profile, prospect, reputation, task, timings } = settings;

test.each([
  ['an answered message', reputation.answerMessage, 5],
  ['a contribution, which is an accepted task', reputation.acceptedTask, 200],
  ['a submitted project', reputation.submitProject, 250],
  ['a completed project', reputation.completeProject, 1_000],
  ['the removal from a team', reputation.removedFromTeam, 100],
  ['working on several projects', reputation.workOnSeveral, 10_000],
  ['publishing several projects', reputation.publishSeveral, 20_000],
])('Points for %s', (_, points, specified) => {
  expect(points).toBe(specified);
});

test.each([
  ['first name', profile.firstName, 2, 50],
  ['last name', profile.lastName, 2, 100],
  ['email address', profile.email, 10, 300],
  ['username', profile.username, 2, 45],
  ['about', profile.about, 20, 400],
  ['bio', profile.bio, 20, 500],
  ['role', prospect.PersonType, 3, 45],
  ['notes of a role', prospect.Notes, 10, 255],
  ['title of a task', task.Title, 3, 255],
  ['description of a task', task.Description, 3, 2_000],
])('Length of %s', (_, length, min, max) => {
  expect(length).toMatchObject({ min, max });
});

test.each([
  ['inbox polling', timings.inboxPolling, 30_000],
  ['delay of mark-as-read', timings.markAsRead, 2_000],
  ['pause before the server is asked again', timings.serverRetry, 5_000],
  ['largest multiple of that pause', timings.serverRetryMax, 50],
  ['timeout of a call', timings.fetchTimeout, 10_000],
  ['notification', timings.notice, 3_000],
  ['shortest notification', timings.noticeMin, 1_000],
  ['toast that warns', timings.noticeWarning, 5_000],
  ['notification of an error', timings.noticeError, 10_000],
  ['long notification', timings.noticeAction, 15_000],
  ['notification of missing access', timings.accessFailure, 20_000],
  ['success of signing in', timings.signInSuccess, 2_000],
  ['success of an essential form', timings.formSuccess, 10_000],
  ['notice that the server responds again', timings.serverReachable, 5_000],
  ['delay of a redirect', timings.redirect, 5_000],
  ['pause before translations are loaded again', timings.translationRetry, 350],
])('Milliseconds of %s', (_, milliseconds, specified) => {
  expect(milliseconds).toBe(specified);
});

test.each([
  ['languages', settings.languages, ['en', 'fr', 'es', 'gb', 'us']],
  ['fallback language', settings.fallbackLanguage, 'en'],
  ['fallback country', settings.fallbackCountry, 'US'],
  [
    'countries',
    Object.fromEntries(Object.entries(settings.countries).map(([code, { name }]) => [code, name])),
    {
      GB: 'United-Kingdom',
      FR: 'France',
      ES: 'Spain',
      US: 'USA',
    },
  ],
  ['plans', planTypeIds.map(id => planNames[id]), ['Free', 'Basic', 'Pro', 'Premium']],
  ['price of the free plan', planOffers.free.price, { month: 0, year: 0 }],
  [
    'defaults of a role',
    [prospect.PersonType.default, prospect.Notes.default],
    ['expert', 'You are the one.'],
  ],
  ['orders that count as recent', settings.lists.recentOrders, 20],
  ['ready-made avatars', [profile.readyMadeAvatars, READY_MADE_AVATARS.length], [71, 71]],
  [
    'priorities',
    settings.priorities,
    { NONE: 0, LOWEST: 1, LOW: 2, MEDIUM: 3, HIGH: 4, HIGHEST: 5, CLEAR: 12 },
  ],
  [
    'special accounts and projects',
    settings.specialIds,
    {
      topAdministrator: '1',
      support: '2',
      supportProject: '1',
      noProject: '0',
    },
  ],
  ['lists of messages', settings.messageLists, ['inbox', 'sent', 'trash']],
  [
    'folders of pictures and videos',
    Object.values(uploads).flatMap(kind => ('folder' in kind ? kind.folder : [])), // attachments of messages are private
    ['img-users', 'img-projects', 'videos'],
  ],
  [
    'contexts of the log',
    logContexts,
    words(`
      MAIL M-STORE A-STORE C-STORE REMOTE ROUTER PROFILE MOUNTING WEB API FOCUSED MOBILE DESKTOP AUTH MODAL NOTE PAYMENT
      EDIT_PROFILE URL DOM PRE_SETUP STORAGE LANGUAGE PAGE_CONFIG_DATA CONNECT`),
  ],
  ['prefixes of messages', Object.values(messagePrefixes), ['Ta|', 'Co|', 'Rm|', 'Un|']],
])('%s are the specified ones', (_, setting, specified) => {
  expect(setting).toEqual(specified);
});

test.each(
  words(`
    index about team process market proposal edit-projects manage-prospects contribution-requests project-tasks user-tasks
    project-ideas messages contacts edit-profile membership plan-details subscribe-payment payment payment-status payout
    admin admin-payouts signin signup forgot-password reset generic contact-us 401 403 404 503`),
)('The page %s exists', name => {
  expect(Object.keys(pages)).toContain(name);
});

/** `contactus`, the remaining one, leads to the page contact-us (`aliases.test.ts`). */
test.each(
  words(`
    benefits guide reputation support privacy projects authors sap faq tandc
    thankyou thankyousubmit thankyousubscription`),
)('The context %s of the page generic exists', name => {
  expect([...genericTexts, ...thankYous]).toContain(name);
});

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
