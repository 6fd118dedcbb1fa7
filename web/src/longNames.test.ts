import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { OwnerOrder } from '#shared/entities/payment.ts';
import { PersonDetails } from '#shared/entities/person.ts';
import { UserID } from '#shared/ids.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { aMessage, listed } from '#web/testing/messageSamples.ts';
import { openPages } from '#web/testing/openPages.ts';
import { anOrder } from '#web/testing/orders.ts';
import { member, ownedMember, ownProject, withProject } from '#web/testing/owner.ts';
import { aFoundPerson, peopleCounts } from '#web/testing/peopleSamples.ts';
import { projectPath, projectServer } from '#web/testing/projectPage.ts';
import { aComment, aMe, aProject } from '#web/testing/samples.ts';
import { aBoard, aTask } from '#web/testing/taskBoard.ts';

const pages = openPages();

/** As long as names may be, without a blank. */
const firstName = 'Wolfeschlegelsteinhausen'.repeat(3).slice(0, 50);
const lastName = 'Bergerdorffwelchevoralternwaren'.repeat(4).slice(0, 100);
const name = `${firstName} ${lastName}`;
const person = {
  ...aProject().owner,
  UserID: UserID.parse('wolfe'),
  username: 'w'.repeat(45),
  firstName,
  lastName,
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
};
const contact = {
  ContactID: person.UserID,
  ContactedUserID: person.UserID,
  user: person,
  status: 'ACCEPTED' as const,
};
const assignee = { UserID: person.UserID, username: person.username, name, avatar: person.avatar };
const total = {
  currency: 'GBP' as const,
  opening: 0,
  received: 14_40,
  refunds: 0,
  disputes: 0,
  transferred: 0,
  closing: 14_40,
  offset: 0,
};
const ownedOrder = OwnerOrder.parse({
  ...anOrder({ status: 'success' }),
  quantity: 1,
  paidAt: '2026-11-20T12:00:00.000Z',
});
const details = PersonDetails.parse({ ...aMe, ...person, status: 'active', canBan: true });

const screens: Record<string, { path: string; answers: Answers }> = {
  people: {
    path: '/en/authors',
    answers: {
      listAuthors: () => ({
        items: ['a', 'b', 'c', 'd'].map(id => aFoundPerson({ ...person, UserID: UserID.parse(id) })),
        counts: peopleCounts(),
      }),
    },
  },
  contacts: {
    path: '/en/contacts',
    answers: {
      listContacts: () => ({ items: [contact] }),
      listPendingContactRequests: () => ({ items: [], received: 0, sent: 0 }),
      listBlockedContacts: () => ({ items: [] }),
    },
  },
  messages: {
    path: '/en/messages',
    answers: {
      listMessages: () => ({
        items: [
          listed(
            aMessage({ sender: person, subject: `Un|${lastName}`, body: lastName, read: false }),
            3,
            true,
          ),
        ],
        unread: 1,
      }),
      listDrafts: () => ({ items: [] }),
    },
  },
  board: {
    path: '/en/project-tasks?project=tidewatch',
    answers: {
      getPageConfig: () => ({ pageName: 'project-tasks', data: { project: 'tidewatch' }, version: 1 }),
      listTaskBoards: () => ({ items: [aBoard] }),
      listTeamMembers: () => ({ items: [member('wolfe', name, 'member')] }),
      listUserProjects: () => ({ items: [aProject()] }),
      listProjectTasks: ({ query }) => ({
        items: query['status'] === 'TODO' ? [aTask({ status: 'TODO', assignee, Title: lastName })] : [],
        board: aBoard,
        counts: { TODO: 1, IN_PROGRESS: 0, IN_REVIEW: 0, DONE: 0, CANCELLED: 0 },
      }),
    },
  },
  team: {
    path: '/en/manage-team',
    answers: {
      ...withProject(ownProject()),
      listOwnedTeamMembers: () => ({ items: [ownedMember('wolfe', name)] }),
    },
  },
  project: {
    path: projectPath,
    answers: {
      ...projectServer({ owner: person }),
      listTeamMembers: () => ({ items: [member('wolfe', name, 'owner'), member('other', name, 'member')] }),
      listComments: () => ({ items: [{ ...aComment(), author: person }] }),
    },
  },
  earnings: {
    path: '/en/payout',
    answers: {
      listUserProjects: () => ({ items: [aProject()] }),
      listOwnedOrders: () => ({ items: [{ ...ownedOrder, payer: person }] }),
      listMyPayouts: () => ({ items: [] }),
    },
  },
  statement: {
    path: '/en/payout?month=2026-11',
    answers: {
      listUserProjects: () => ({ items: [] }),
      getStatement: () => ({ payee: person, month: '2026-11', firstMonth: '2026-11', totals: [total] }),
      listStatementLines: () => ({
        items: [
          {
            id: 'paid-1',
            at: '2026-11-20T12:00:00.000Z',
            kind: 'received',
            currency: 'GBP',
            amount: 14_40,
            offset: 0,
            PaymentID: ownedOrder.PaymentID,
            project: ownedOrder.project,
            payer: person,
            paymentKind: 'donation',
          },
        ],
      }),
    },
  },
  receipt: {
    path: '/en/receipt?PaymentID=order-1',
    answers: {
      getReceipt: () => ({
        ...ownedOrder,
        number: '20261120-1F3A9C04B2D7',
        language: 'en',
        payer: { name, email: 'wolfe@cairn.example' },
        project: { ...ownedOrder.project, name: lastName, contributionName: 'buoy' },
        price: ownedOrder.total,
        paidCommission: 60,
        refunds: [],
        anonymous: false,
      }),
    },
  },
  administration: {
    path: '/en/admin?view=people&person=wolfe',
    answers: {
      getMe: () => ({ ...aMe, isAdmin: true }),
      findPeople: () => ({ items: [details] }),
      getPerson: () => details,
      listAuthorProjects: () => ({ items: [] }),
      listAuditEntries: () => ({ items: [] }),
    },
  },
};

/** Elements with a part of the name that reach out of the window, or of a card, column or row that does not cut them off. */
const reachingOut = (page: Page, part: string) =>
  page.evaluate(text => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      found.push(`page: ${document.documentElement.scrollWidth}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.includes(text) || !node.parentElement?.checkVisibility()) continue;
      range.selectNodeContents(node);
      const right = range.getBoundingClientRect().right;
      for (
        let box: HTMLElement | null = node.parentElement;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        if (style.overflowX !== 'visible' || style.position === 'absolute') break;
        if (!['inline', 'contents'].includes(style.display) && right > box.getBoundingClientRect().right + 1)
          found.push(
            `${box.tagName}.${box.className}: ${Math.round(right - box.getBoundingClientRect().right)}`,
          );
      }
    }
    return found;
  }, part);

describe.each([1280, 390, 320])('At %i pixels', width => {
  test.each(Object.keys(screens))('the longest names break nothing: %s', async screen => {
    const { path, answers } = screens[screen]!;
    const { page } = await pages.open(path, answers, { signedIn: true, viewport: { width, height: 900 } });
    await page.getByText(firstName.slice(0, 20)).filter({ visible: true }).first().waitFor();
    expect(await reachingOut(page, firstName.slice(0, 20))).toEqual([]);
  });
});
