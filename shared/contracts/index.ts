import type { Contract } from '../contract.ts';
import { admin } from './admin.ts';
import { adoption } from './adoption.ts';
import { analytics } from './analytics.ts';
import { auth } from './auth.ts';
import { authors } from './authors.ts';
import { comments } from './comments.ts';
import { contacts } from './contacts.ts';
import { deletion } from './deletion.ts';
import { finance } from './finance.ts';
import { follows } from './follows.ts';
import { generated } from './generated.ts';
import { home } from './home.ts';
import { market } from './market.ts';
import { messages } from './messages.ts';
import { money } from './money.ts';
import { notifications } from './notifications.ts';
import { personalData } from './personalData.ts';
import { progress } from './progress.ts';
import { projects } from './projects.ts';
import { proof } from './proof.ts';
import { prospects } from './prospects.ts';
import { queues } from './queues.ts';
import { recruiting } from './recruiting.ts';
import { reports } from './reports.ts';
import { reputation } from './reputation.ts';
import { requests } from './requests.ts';
import { statistics } from './statistics.ts';
import { subscriptions } from './subscriptions.ts';
import { suggestions } from './suggestions.ts';
import { system } from './system.ts';
import { tasks } from './tasks.ts';
import { teams } from './teams.ts';
import { translation } from './translation.ts';
import { uploads } from './uploads.ts';

/** The domains and their endpoints. */
export const domains = {
  system,
  auth,
  authors,
  uploads,
  market,
  projects,
  comments,
  progress,
  prospects,
  requests,
  teams,
  tasks,
  contacts,
  money,
  subscriptions,
  admin,
  queues,
  reports,
  statistics,
  finance,
  notifications,
  follows,
  home,
  messages,
  generated,
  reputation,
  recruiting,
  suggestions,
  adoption,
  proof,
  deletion,
  personalData,
  analytics,
  translation,
};

/** Every endpoint with its types erased, for the local gateway, CDK, the OpenAPI document and checks. */
export const contracts: readonly Contract[] = Object.values(domains).flatMap(domain =>
  Object.values<Contract>(domain),
);

/** Every endpoint by name, as a type: `Endpoints['acceptRequest']`. */
export type Endpoints = typeof system &
  typeof auth &
  typeof authors &
  typeof uploads &
  typeof market &
  typeof projects &
  typeof comments &
  typeof progress &
  typeof prospects &
  typeof requests &
  typeof teams &
  typeof tasks &
  typeof contacts &
  typeof money &
  typeof subscriptions &
  typeof admin &
  typeof queues &
  typeof reports &
  typeof statistics &
  typeof finance &
  typeof notifications &
  typeof follows &
  typeof home &
  typeof messages &
  typeof generated &
  typeof reputation &
  typeof recruiting &
  typeof suggestions &
  typeof adoption &
  typeof proof &
  typeof deletion &
  typeof personalData &
  typeof analytics &
  typeof translation;
export type EndpointID = keyof Endpoints;
