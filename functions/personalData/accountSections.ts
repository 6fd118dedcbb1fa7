import { type StoredSession, sessionsOf, signedInSessions } from '#functions/auth/session.store.ts';
import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { awards, awardsOf, type StoredAward } from '#functions/authors/award.store.ts';
import { pageConfigs, pageConfigsOf } from '#functions/authors/pageConfig.store.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { personLabels } from '#functions/authors/personLabels.store.ts';
import { savedSearches, toSavedSearch } from '#functions/notifications/searches/savedSearches.store.ts';
import { frequenciesOf } from '#shared/notificationSettings.ts';
import { few, fields, list, type Section } from './section.ts';

const profileOf = fields<StoredUser>()(
  'UserID',
  'username',
  'email',
  'emailProblem',
  'firstName',
  'lastName',
  'avatar',
  'phoneNumber',
  'address',
  'city',
  'country',
  'about',
  'bio',
  'writtenIn',
  'skills',
  'availableHours',
  'links',
  'reads',
  'language',
  'timeZone',
  'suggested',
  'showsFinishedTasks',
  'showsReading',
  'status',
  'planTypeId',
  'activeTill',
  'contributionPoints',
  'affiliateCode',
  'referredBy',
  'registrationDate',
  'lastLogin',
  'hasPassword',
  'twoFactorSince',
  'providerUsernames',
);

const awardOf = fields<StoredAward>()('kind', 'points', 'projectPoints', 'at', 'ProjectID', 'TaskID');

const sessionOf = fields<StoredSession>()('browser', 'system', 'device', 'country', 'lastUsed');

/** The account, its settings and its reputation. */
export const accountSections: readonly Section[] = [
  {
    name: 'profile',
    read: few(
      id => [authors.key(id)],
      user => [profileOf(user)],
    ),
  },
  { name: 'devices', read: list(signedInSessions, sessionsOf, found => found.map(sessionOf)) },
  {
    name: 'notificationPreferences',
    read: few(
      id => [authors.key(id)],
      ({ emailFrequencies }) => [{ email: frequenciesOf(emailFrequencies) }],
    ),
  },
  {
    name: 'savedSearches',
    read: few(
      id => [savedSearches.key(id)],
      ({ searches }) => searches.map(toSavedSearch),
    ),
  },
  {
    name: 'pageConfigurations',
    read: list(pageConfigs, pageConfigsOf, found => found.map(({ pageName, data }) => ({ pageName, data }))),
  },
  {
    name: 'invitations',
    read: few(
      id => [personCounts.key(id)],
      ({ invited }) => [{ joined: invited }],
    ),
  },
  { name: 'awards', read: list(awards, awardsOf, found => found.map(awardOf)) },
  {
    name: 'recruitLabels',
    read: few(
      id => [personLabels.key(id)],
      ({ labels }) => labels,
    ),
  },
];
