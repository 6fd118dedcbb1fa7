import type { Page, Route } from 'playwright-core';
import { successStatus } from '#shared/contract.ts';
import { contracts, type EndpointID } from '#shared/contracts/index.ts';
import { seal } from '#shared/envelope.ts';
import { type ErrorCode, errors, i18nIDOf } from '#shared/errors.ts';

/** Response of a mocked endpoint: data, a refusal, or a network failure. */
export type MockAnswer = { data: unknown } | { refuse: ErrorCode; data?: object } | 'unreachable';

/** A mocked endpoint; it is called with the parsed request. */
export type Mocks = Partial<Record<EndpointID, (body: unknown) => MockAnswer | Promise<MockAnswer>>>;

/** A request that the mocked server received. */
export interface ReceivedRequest {
  id: EndpointID;
  body: unknown;
}

/** Mocks the API of a page with valid envelopes; other endpoints return 404. Returns the received requests. */
export async function mockApi(page: Page, mocks: Mocks): Promise<ReceivedRequest[]> {
  const requests: ReceivedRequest[] = [];
  await page.route('**/api/**', async route => {
    const { pathname } = new URL(route.request().url());
    const method = route.request().method();
    const contract = contracts.find(
      one => one.method === method && patternOf(one.path).test(pathname.slice('/api'.length)),
    );
    if (!contract) return await route.abort();

    const id = contract.id as EndpointID; // contracts contains every endpoint by its id
    const body: unknown = route.request().postDataJSON();
    requests.push({ id, body });
    const answer = await (mocks[id]?.(body) ?? { refuse: 'NOT_FOUND' });
    await fulfil(route, id, answer, successStatus(contract));
  });
  return requests;
}

async function fulfil(route: Route, id: EndpointID, answer: MockAnswer, success: number): Promise<void> {
  if (answer === 'unreachable') return await route.abort();
  const { refuse, data } = 'refuse' in answer ? answer : { refuse: undefined, data: answer.data };
  if (!refuse && success === 204) return await route.fulfill({ status: 204 });

  const envelope = await seal({
    success: !refuse,
    message: refuse ? errors[refuse].message : 'Done',
    i18nID: refuse ? i18nIDOf(refuse) : `success.${id}`,
    endpointID: id,
    ...(refuse && { errorCode: refuse }),
    ...(data !== undefined && { data }),
  });
  await route.fulfill({ status: refuse ? errors[refuse].status : success, json: envelope });
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
