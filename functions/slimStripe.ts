import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** What functions ask the payment provider about, by its name in the client: `stripe.checkout.sessions`. */
export const usedResources = [
  'accountLinks',
  'accounts',
  'balance',
  'charges',
  'checkout.sessions',
  'disputes',
  'events',
  'paymentIntents',
  'refunds',
  'transfers',
];

/** `checkout.sessions` is in `Checkout/Sessions.js`. */
const fileOf = (name: string): string =>
  `${name
    .split('.')
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join('/')}.js`;
const used = new Set(usedResources.map(fileOf));

const folder = '/stripe/esm/resources/';

/** The client has two hundred kinds of things; of those that nobody asks about their names remain. */
export const slimStripe: Plugin = {
  name: 'slim-stripe',
  setup(build) {
    build.onLoad({ filter: /node_modules\/stripe\/esm\/resources\/.+\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (used.has(path.slice(path.indexOf(folder) + folder.length))) return { contents: source };
      const classes = [...source.matchAll(/^export class (\w+)( extends StripeResource)?/gm)];
      if (classes.some(([, , isResource]) => !isResource)) return { contents: source };
      return { contents: classes.map(([, name]) => `export class ${name} {}`).join('\n') };
    });

    // Takes the thin events of the provider's second API apart; webhooks here get whole ones.
    build.onLoad({ filter: /node_modules\/stripe\/esm\/StripeEventNotificationHandler\.js$/ }, () => ({
      contents: 'export class StripeEventNotificationHandler {}',
    }));
  },
};
