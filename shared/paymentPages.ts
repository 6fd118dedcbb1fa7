import { isOver } from './days.ts';
import { unitPrice } from './entities/price.ts';
import { type ProjectState, publicProjectStates } from './lifecycle.ts';
import type { PaymentReason } from './moneyReasons.ts';
import type { Country } from './settings.ts';

/**
 * The provider's pages that can take money. A change of plan is charged without a page, and the page on which a card is
 * changed takes no money: it leaves nothing to charge once the subscription has ended.
 */
export const pageKinds = ['donation', 'points', 'plan', 'invoice'] as const;
export type PageKind = (typeof pageKinds)[number];

interface Project {
  status: ProjectState;
  OwnerUserID: string;
  /** Its last day, in its zone or that of its country. */
  endDate: string;
  timeZone?: string | undefined;
  country: Country;
  currency: string;
  totalContributionBudget: number;
  numberOfContributions: number;
}

interface Order {
  payerId: string;
  kind: 'donation' | 'points';
  /** Minor units. */
  price: number;
  currency: string;
}

/** Facts that decide whether a page is open. For a plan's pages, only the payer matters. */
interface Situation {
  payer: { status: string } | undefined;
  project?: Project | undefined;
  owner?: { status: string } | undefined;
  order?: Order;
  /** Instant of the payment, or of the check whether the order can be paid. */
  at?: string;
}

interface Closing {
  closes: readonly PageKind[];
  applies: (situation: Situation) => boolean;
  /** Reason shown to the payer. */
  reason: PaymentReason;
}

const ofPayer: readonly PageKind[] = pageKinds;
const ofProject: readonly PageKind[] = ['donation', 'points'];
const isIn = (status: ProjectState) => (situation: Situation) => situation.project?.status === status;

/**
 * Reasons for closing an open payment page, each with the kinds of page that it closes. Checked before a page is opened, by
 * the job that closes pages, and when a payment arrives, which is refunded if a reason applies.
 */
export const closings = {
  payerBanned: {
    closes: ofPayer,
    applies: ({ payer }) => payer?.status === 'banned',
    reason: 'account_closed',
  },
  payerDeleted: {
    closes: ofPayer,
    applies: ({ payer }) => payer?.status === 'deleted',
    reason: 'account_closed',
  },
  projectDeleted: { closes: ofProject, applies: ({ project }) => !project, reason: 'project_gone' },
  projectTakenDown: {
    closes: ofProject,
    applies: ({ project }) =>
      project !== undefined && !publicProjectStates.some(state => state === project.status),
    reason: 'project_gone',
  },
  projectHalted: { closes: ofProject, applies: isIn('halted'), reason: 'project_stopped' },
  projectAbandoned: { closes: ofProject, applies: isIn('abandoned'), reason: 'project_stopped' },
  projectCompleted: { closes: ofProject, applies: isIn('completed'), reason: 'project_stopped' },
  projectEnded: {
    closes: ofProject,
    applies: ({ project, at }) =>
      project !== undefined && at !== undefined && isOver(project, project.endDate, at),
    reason: 'project_ended',
  },
  /** A former member owns only projects that take no payments. */
  ownerBarred: {
    closes: ofProject,
    applies: ({ owner }) => owner?.status === 'banned' || owner?.status === 'deleted',
    reason: 'project_stopped',
  },
  ownerPays: {
    closes: ofProject,
    applies: ({ project, order }) => project?.OwnerUserID === order?.payerId,
    reason: 'own_project',
  },
  priceChanged: {
    closes: ofProject,
    applies: ({ project, order }) =>
      project !== undefined && order !== undefined && isOutdated(order, project),
    reason: 'price_changed',
  },
} as const satisfies Record<string, Closing>;

export type ClosingReason = keyof typeof closings;

export const closingReasons = Object.keys(closings) as ClosingReason[]; // the keys of the object above

/** The first reason that closes a page of the kind; undefined if it stays open. */
export const closingReason = (kind: PageKind, situation: Situation): ClosingReason | undefined =>
  closingReasons.find(name => closes(name, kind) && closings[name].applies(situation));

const closes = (name: ClosingReason, kind: PageKind): boolean => {
  const pages: readonly PageKind[] = closings[name].closes;
  return pages.includes(kind);
};

/** Whether a project has another price or currency than an order for it. A donation has no price. */
const isOutdated = ({ kind, price, currency }: Order, project: Project): boolean =>
  currency !== project.currency || (kind === 'points' && price !== unitPrice(project));
