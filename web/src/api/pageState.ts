import { createContext, use } from 'react';
import type { EndpointID } from '#shared/contracts/index.ts';
import type { PageState, RenderedResponse } from '#shared/pageState.ts';
import { ApiError } from './apiError.ts';
import type { MaintenanceState } from './maintenance.ts';
import type { ApiInput, ApiOutput } from './request.ts';

/** Id of the script element that contains the state as JSON. */
export const STATE_ID = 'state';

/** Name and description of a page's subject. */
export interface Described {
  name: string;
  description: string;
}

interface Rendered {
  renderedAt: number;
  query: string | undefined;
  responses: ReadonlyMap<string, RenderedResponse>;
  maintenance: MaintenanceState | undefined;
  /** On the server: takes the name and description that a page reports while it renders. */
  describe?: ((described: Described) => void) | undefined;
}

const Context = createContext<Rendered | undefined>(undefined);

/** Provides the state of the page to the queries below it. */
export const PageStateProvider = Context.Provider;

/** Prepares a state for its provider. */
export const renderedWith = (
  { renderedAt, query, responses, maintenance }: PageState,
  describe?: (described: Described) => void,
): Rendered => ({
  renderedAt,
  query,
  responses: new Map(responses.map(response => [keyOf(response.id, response.input), response])),
  maintenance: maintenance && { isOn: true, until: maintenance.until },
  describe,
});

/** Takes the state from the document; undefined if the server did not render it. */
export function takePageState(): PageState | undefined {
  const element = document.getElementById(STATE_ID);
  const text = element?.textContent;
  element?.remove();
  return text ? (JSON.parse(text) as PageState) : undefined; // written by the server of the same build
}

/** On the server: takes the name and description of the rendered page. */
export const useDescribe = (): Rendered['describe'] => use(Context)?.describe;

/** The time at which the server rendered the page, in milliseconds since 1970; undefined if it did not. */
export const useRenderedAt = (): number | undefined => use(Context)?.renderedAt;

/** The query of the address with which the server rendered the page; empty if it did not. */
export const useRenderedQuery = (): string => use(Context)?.query ?? '';

/** The maintenance that the server rendered in place of the page. */
export const useRenderedMaintenance = (): MaintenanceState | undefined => use(Context)?.maintenance;

export interface RenderedQuery<Id extends EndpointID> {
  data?: ApiOutput<Id> | undefined;
  error?: ApiError | undefined;
}

/** Response or refusal with which the server rendered a query; undefined if it did not render it. */
export function useRendered<Id extends EndpointID>(
  id: Id,
  input: ApiInput<Id> | null,
): RenderedQuery<Id> | undefined {
  const responses = use(Context)?.responses;
  const found = input === null ? undefined : responses?.get(keyOf(id, input));
  if (!found) return undefined;
  if (found.refusal) return { error: new ApiError(found.refusal) };
  return { data: found.data as ApiOutput<Id> }; // an output of this endpoint
}

/** Numbers and texts are the same in a query. */
const keyOf = (id: EndpointID, input: object): string =>
  JSON.stringify([id, input], (_, value: unknown) => (typeof value === 'number' ? String(value) : value));
