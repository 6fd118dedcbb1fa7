import type { Plugin } from 'vite';
import { contracts } from '#shared/contracts/index.ts';
import { commonErrors, type ErrorCode, errors, i18nIDOf } from '#shared/errors.ts';

/** Refusals that a gateway gives without an envelope, so that the browser must word them. */
const GATEWAY = [
  'SESSION_EXPIRED',
  'NOT_AUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_ATTEMPTS',
] as const satisfies readonly ErrorCode[];

/** The modules that are computed here, by name. */
const MODULES: Record<string, () => Record<string, unknown>> = {
  'virtual:endpoints': () => ({
    default: Object.fromEntries(
      contracts.map(({ id, method, path, terms }) => [
        id,
        { method, path, essential: terms.essential ?? method !== 'GET' },
      ]),
    ),
  }),
  'virtual:refusals': () => ({
    commonErrors,
    gatewayErrors: Object.fromEntries(
      GATEWAY.map(code => [code, { i18nID: i18nIDOf(code), message: errors[code].message }]),
    ),
  }),
};

/** Gives the browser the method and path of each endpoint and the few refusals that it words itself: schemas and other words stay on the server. */
export const endpoints = (): Plugin => ({
  name: 'cairn:endpoints',
  resolveId: source => (source in MODULES ? `\0${source}` : undefined),
  load: id => {
    const module = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
    return (
      module &&
      Object.entries(module())
        .map(([name, value]) =>
          name === 'default'
            ? `export default ${JSON.stringify(value)};`
            : `export const ${name} = ${JSON.stringify(value)};`,
        )
        .join('\n')
    );
  },
});
