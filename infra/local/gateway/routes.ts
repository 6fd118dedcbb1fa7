import type { Contract } from '#shared/contract.ts';

/** The contract of a path, with its path parameters. */
export interface Match {
  contract: Contract;
  parameters: Record<string, string>;
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1);
const parameterIn = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1];

/** Finds the contract of a request; `wrongMethod` if the path exists for other methods only. */
export function makeRouter(contracts: readonly Contract[]) {
  const routes = contracts
    .map(contract => ({ contract, segments: segmentsOf(contract.path) }))
    .toSorted((a, b) => order(a.segments).localeCompare(order(b.segments)));

  return (method: string, path: string): Match | 'unknown' | 'wrongMethod' => {
    const asked = segmentsOf(path);
    const fitting = routes.filter(({ segments }) => fits(segments, asked));
    const found = fitting.find(({ contract }) => contract.method === method);
    if (!found) return fitting.length > 0 ? 'wrongMethod' : 'unknown';

    const parameters = found.segments.flatMap((segment, at) => {
      const name = parameterIn(segment);
      return name ? [[name, decodeURIComponent(asked[at] ?? '')]] : [];
    });
    return { contract: found.contract, parameters: Object.fromEntries(parameters) };
  };
}

/** Sorts literal segments before parameters, from the left, so that the more specific route wins. */
const order = (segments: string[]): string =>
  segments.map(segment => (parameterIn(segment) ? '1' : '0')).join('');

const fits = (segments: string[], asked: string[]): boolean =>
  segments.length === asked.length &&
  segments.every((segment, at) => (parameterIn(segment) ? asked[at] !== '' : segment === asked[at]));
