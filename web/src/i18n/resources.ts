import type account from './en/account.json';
import type admin from './en/admin.json';
import type analytics from './en/analytics.json';
import type applications from './en/applications.json';
import type attachments from './en/attachments.json';
import type author from './en/author.json';
import type checks from './en/checks.json';
import type common from './en/common.json';
import type contacts from './en/contacts.json';
import type contributions from './en/contributions.json';
import type deletion from './en/deletion.json';
import type errors from './en/errors.json';
import type finance from './en/finance.json';
import type finder from './en/finder.json';
import type generic from './en/generic.json';
import type home from './en/home.json';
import type ideas from './en/ideas.json';
import type invoices from './en/invoices.json';
import type kit from './en/kit.json';
import type limits from './en/limits.json';
import type market from './en/market.json';
import type messages from './en/messages.json';
import type moderation from './en/moderation.json';
import type notifications from './en/notifications.json';
import type owner from './en/owner.json';
import type ownHome from './en/ownHome.json';
import type payment from './en/payment.json';
import type payout from './en/payout.json';
import type people from './en/people.json';
import type plans from './en/plans.json';
import type project from './en/project.json';
import type proof from './en/proof.json';
import type proposal from './en/proposal.json';
import type refunds from './en/refunds.json';

import type reputation from './en/reputation.json';
import type roles from './en/roles.json';
import type searches from './en/searches.json';
import type shares from './en/shares.json';
import type sharing from './en/sharing.json';
import type shell from './en/shell.json';
import type showing from './en/showing.json';
import type statistics from './en/statistics.json';
import type subscriptions from './en/subscriptions.json';
import type success from './en/success.json';
import type suggestions from './en/suggestions.json';
import type tasks from './en/tasks.json';
import type teams from './en/teams.json';
import type translations from './en/translations.json';
import type twoFactor from './en/twoFactor.json';
import type uploads from './en/uploads.json';
import type validation from './en/validation.json';
import type workspace from './en/workspace.json';

/** English translations by namespace; the types of all keys derive from them. */
export interface Resources {
  account: typeof account;
  moderation: typeof moderation;
  analytics: typeof analytics;
  applications: typeof applications;
  attachments: typeof attachments;
  uploads: typeof uploads;
  author: typeof author;
  checks: typeof checks;
  common: typeof common;
  contacts: typeof contacts;
  contributions: typeof contributions;
  deletion: typeof deletion;
  errors: typeof errors;
  finance: typeof finance;
  finder: typeof finder;
  generic: typeof generic;
  home: typeof home;
  ideas: typeof ideas;
  invoices: typeof invoices;
  kit: typeof kit;
  limits: typeof limits;
  market: typeof market;
  messages: typeof messages;
  notifications: typeof notifications;
  payment: typeof payment;
  payout: typeof payout;
  people: typeof people;
  plans: typeof plans;
  project: typeof project;
  proof: typeof proof;
  proposal: typeof proposal;
  owner: typeof owner;
  ownHome: typeof ownHome;
  admin: typeof admin;
  refunds: typeof refunds;
  reputation: typeof reputation;
  roles: typeof roles;
  searches: typeof searches;
  shares: typeof shares;
  sharing: typeof sharing;
  shell: typeof shell;
  showing: typeof showing;
  statistics: typeof statistics;
  subscriptions: typeof subscriptions;
  success: typeof success;
  suggestions: typeof suggestions;
  tasks: typeof tasks;
  teams: typeof teams;
  translations: typeof translations;
  twoFactor: typeof twoFactor;
  validation: typeof validation;
  workspace: typeof workspace;
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
