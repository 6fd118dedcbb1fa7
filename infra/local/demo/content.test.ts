import { describe, expect, test } from 'vitest';
import { EmailAddress, Password, ProfileChange } from '#shared/entities/author.ts';
import { ProgressDraft } from '#shared/entities/progressEntry.ts';
import { ProspectDraft } from '#shared/entities/prospect.ts';
import { text } from '#shared/fields.ts';
import { ProspectID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { plans } from '#shared/plans.ts';
import { comment, project as limits, reputation, request } from '#shared/settings.ts';
import { demoAccounts, demoPassword, emailOf } from './accounts.ts';
import { avatarOf } from './avatarOf.ts';
import type { DemoProject } from './content.ts';
import { generateLikes } from './generateLikes.ts';
import { generatePayments } from './generatePayments.ts';
import { momentsFrom } from './moments.ts';
import { type PersonKey, people } from './people.ts';
import type { DemoPerson } from './person.ts';
import { choicesOf } from './pictures/demoPictures.ts';
import { demoProjects } from './projects.ts';
import { proposalOf } from './proposalOf.ts';
import { translationsChange } from './translations/demoTranslations.ts';
import { translations, volunteered } from './translations.ts';

const everybody = Object.entries(people) as [PersonKey, DemoPerson][]; // the keys of a constant object
const moments = momentsFrom(new Date('2026-11-20T09:30:00.000Z'));
const slugs = demoProjects.map(project => [project.slug, project] as const);

/** All texts of users, with the language of their project. */
const writings = (project: DemoProject): string[] => [
  project.name,
  project.description,
  project.details,
  ...project.roles.flatMap(role => [role.type, role.notes]),
];

describe('demo users', () => {
  test.each(everybody)('%s has a valid profile', (key, person) => {
    const { firstName, lastName, username, city, country, about, language } = person;
    const chosen = key === 'support' ? {} : { username }; // no other user may be called support
    const profile = { firstName, lastName, ...chosen, city, country, about, language };
    expect(ProfileChange.parse(profile)).toMatchObject({ ...chosen, about });
    expect(EmailAddress.parse(emailOf(username))).toBe(emailOf(username));
    expect(avatarOf(person).kind).toMatch(/^(drawn|ready)$/);
    expect(person.points).toBeLessThanOrEqual(24_000);
  });

  test('have unique usernames, ignoring case', () => {
    const names = everybody.map(([, { username }]) => username.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  test('include the accounts to sign in with, which have a valid password', () => {
    expect(Password.parse(demoPassword)).toBe(demoPassword);
    for (const { person } of demoAccounts) expect(people[person]).toBeDefined();
  });
});

describe('demo projects', () => {
  test('have unique names', () => {
    expect(new Set(slugs.map(([slug]) => slug)).size).toBe(slugs.length);
  });

  test.each(slugs)('%s is a valid proposal', (_, project) => {
    const proposal = proposalOf(project, moments);
    expect(proposal.totalContributionBudget % proposal.numberOfContributions).toBe(0);
    for (const { type, skill, notes } of project.roles)
      expect(ProspectDraft.parse({ PersonType: type, Notes: notes, skill })).toMatchObject({ Notes: notes });
    if (project.reason) text(limits.reason).parse(project.reason);
    expect(project.state === 'denied').toBe(project.reason !== undefined);
  });

  test.each(slugs)('%s ends within a year of its submission, and after its last event', (_, project) => {
    expect(project.ends + project.submitted).toBeLessThanOrEqual(limits.endDateDays.max);
    if (project.state !== 'completed' && project.state !== 'abandoned')
      expect(project.ends).toBeGreaterThan(0);
    expect(-project.ends).toBeLessThan(project.ended ?? 0.01);
    expect(project.submitted).toBeLessThan(people[project.owner].joined);
  });

  test.each(slugs)('%s has events in a possible order', (_, project) => {
    const { owner, roles, comments = [], log = [], ended = 0, submitted } = project;
    for (const { by, ago, text: words, replies = [] } of comments) {
      text(comment).parse(words);
      expect(ago).toBeLessThan(submitted - 2);
      expect(ago).toBeLessThan(people[by].joined);
      for (const [, hoursAfter, answer] of replies) {
        text(comment).parse(answer);
        expect(ago * 24 - hoursAfter).toBeGreaterThan(0);
      }
    }
    expect(log.at(-1)?.progress ?? project.progress).toBe(project.progress);
    for (const { ago, pictures = [], ...entry } of log) {
      ProgressDraft.parse({ ...entry, pictures: choicesOf(pictures) });
      expect(ago).toBeLessThan(submitted - 2);
      expect(ago).toBeGreaterThan(ended);
    }
    for (const { taken, asked = [], refused = [] } of roles)
      for (const one of [...(taken ? [taken] : []), ...asked, ...refused]) {
        text(request.note).parse(one.note);
        expect(one.by).not.toBe(owner);
        expect(one.ago).toBeGreaterThan(ended);
        expect(one.ago).toBeLessThan(submitted - 2);
        expect(one.ago).toBeLessThan(people[one.by].joined);
      }
  });

  test.each(slugs)(
    '%s has no requests that would have expired or that its status does not allow',
    (_, project) => {
      const waiting = project.roles.flatMap(({ asked = [] }) => asked);
      for (const { ago } of waiting) expect(ago).toBeLessThan(request.expiryDays - 0.5);
      if (!isActionAllowed(projectActions.acceptApplications, project.state)) expect(waiting).toEqual([]);
    },
  );

  test.each(slugs)('%s has no duplicate team members', (_, project) => {
    const team = project.roles.flatMap(({ taken }) => taken?.by ?? []);
    expect(new Set(team).size).toBe(team.length);
  });

  test.each(slugs.filter(([, { language }]) => language === 'fr'))(
    '%s follows French typography',
    (_, project) => {
      for (const words of writings(project)) {
        expect(words).not.toMatch(/[^\s\u202f][;!?]|[\p{L}\p{N}] [:;!?]|« | »|\d [%€]/u);
        expect(words).not.toMatch(/\p{L}'\p{L}/u);
      }
    },
  );

  test.each(slugs.filter(([, { language }]) => language === 'es'))(
    '%s opens every question and exclamation mark that it closes',
    (_, project) => {
      for (const words of writings(project)) {
        expect(words.split('¿').length).toBe(words.split('?').length);
        expect(words.split('¡').length).toBe(words.split('!').length);
      }
    },
  );
});

describe('translations', () => {
  const versions = Object.entries({ ...translations, ...volunteered }).flatMap(([slug, languages]) =>
    Object.entries(languages).map(([language, texts]) => ({ slug, language, texts })),
  );

  test.each(versions)(
    'of $slug into $language are complete and follow its typography',
    ({ slug, language, texts }) => {
      const project = demoProjects.find(one => one.slug === slug);
      const roles = (project?.roles ?? []).map((_, index) => ProspectID.parse(`role-${index}`));
      expect(project?.language).not.toBe(language);
      expect(translationsChange({ [language]: texts }, roles)).toHaveProperty(language);
      for (const words of Object.values(texts)) {
        if (language === 'fr')
          expect(words).not.toMatch(/[^\s\u202f][;!?]|[\p{L}\p{N}] [:;!?]|« | »|\d [%€]|\p{L}'\p{L}/u);
        if (language === 'es') expect(words.split('¿').length).toBe(words.split('?').length);
      }
    },
  );
});

describe('plans and points', () => {
  test.each(everybody)('%s owns no more projects and roles than allowed', (name, { plan, points }) => {
    const own = demoProjects.filter(({ owner }) => owner === name);
    const standing = own.filter(({ state }) => !['completed', 'abandoned', 'denied'].includes(state));
    const more = points >= reputation.publishSeveral ? reputation.projectsWithPoints : 0;
    expect(standing.length).toBeLessThanOrEqual(Math.max(plans[plan].projectsAtOnce, more));
    for (const { roles } of own) expect(roles.length).toBeLessThanOrEqual(plans[plan].prospectsPerProject);
  });

  test.each(everybody)('%s works on several projects only if allowed', (name, { plan, points }) => {
    const asked = demoProjects.flatMap(({ roles }) =>
      roles.flatMap(role => [role.taken, ...(role.asked ?? [])].filter(one => one?.by === name)),
    );
    if (plan === 'free' && points < reputation.workOnSeveral) expect(asked.length).toBeLessThanOrEqual(1);
  });
});

describe('payments and likes', () => {
  test.each(slugs)('%s receives about the stated amount, in units that it has', (_, project) => {
    const payments = generatePayments(project);
    const sum = payments.reduce((total, { quantity, price }) => total + quantity * price, 0);
    const units = payments.reduce(
      (total, { kind, quantity }) => total + (kind === 'points' ? quantity : 0),
      0,
    );
    const target = project.budget * 100 * (project.money?.share ?? 0);

    expect(Math.abs(sum - target)).toBeLessThanOrEqual(target * 0.12);
    expect(units).toBeLessThanOrEqual(project.parts);
    for (const { by, ago } of payments) {
      expect(by).not.toBe(project.owner);
      expect(ago).toBeGreaterThanOrEqual(Math.max(project.ended ?? 0, 0.1));
      expect(ago).toBeLessThan(project.submitted - 2);
    }
    expect(generatePayments(project)).toEqual(payments);
  });

  test.each(slugs)('%s has the stated number of likes', (_, project) => {
    const likes = generateLikes(project);
    expect(new Set(likes.map(({ by }) => by)).size).toBe(project.likes ?? 0);
    if (project.state === 'submitted' || project.state === 'denied') expect(project.likes).toBeUndefined();
  });
});
