import vm from 'node:vm';
import { expect, test } from 'vitest';
import { pages } from '#shared/paths.ts';
import { languages } from '#shared/settings.ts';
import { routerSource } from './router.ts';

/** A value of the shape of each parameter; `abc` fits the others. */
const values: Record<string, string> = {
  country: 'FR',
  language: 'fr',
  hours: '5',
  answer: '3',
  level: '500',
  starterTask: 'yes',
  limit: '50',
  page: '2',
};

test.each(['market', 'roles', 'authors'] as const)(
  '%s is rendered with every parameter of its page',
  name => {
    const { path, query } = pages[name];
    const file = `${path}.html`;
    const rules = languages.map(language => ({
      pattern: `/${language}${path}`,
      file: `/${language}${file}`,
      server: true as const,
    }));
    const notFound = { en: '/en/404', fr: '/fr/404', es: '/es/404', gb: '/gb/404', us: '/us/404' };
    const given = query.map((one): [string, { value: string }] => [one, { value: values[one] ?? 'abc' }]);
    const event = { request: { uri: `/fr${path}`, headers: {}, querystring: Object.fromEntries(given) } };

    const { querystring } = vm.runInNewContext(
      `${routerSource({ rules, notFound })}\nhandler(${JSON.stringify(event)})`,
    ) as { querystring: { query: { value: string } } }; // the router's answer
    const kept = new URLSearchParams(decodeURIComponent(querystring.query.value));
    expect([...kept.keys()].toSorted()).toEqual([...query].toSorted());
  },
);
