import { expect, test } from 'vitest';
import { addressOn, addressOnMastodon, networks, serverOf } from './waysToShare.ts';

const shared = {
  title: 'Tea & “coffee” + 50 %',
  linkBy: (mark: string) => `https://cairn.example/en/projects/tea?ref=${mark}`,
};

test.each(networks)(
  'the address of %s carries the link with its mark, and nothing of the title leaks out of it',
  on => {
    const address = new URL(addressOn(on, shared));
    expect([...address.searchParams.values()].join(' ')).toContain(
      `https://cairn.example/en/projects/tea?ref=${on}`,
    );
    expect(address.hash).toBe('');
    const named = address.searchParams.get('text') ?? address.searchParams.get('body');
    if (named) expect(named).toContain(shared.title);
    expect(address.href).not.toContain('+'); // mail programs would show it
  },
);

test.each([
  ['mastodon.social', 'mastodon.social'],
  [' https://Mamot.fr/@ada ', 'mamot.fr'],
  ['@ada@social.exämple', 'social.exämple'],
  ['', undefined],
  ['mastodon', undefined],
  ['javascript:alert(1)', undefined],
  ['evil.example/?x=.social', 'evil.example'],
  ['a b.example', undefined],
])('the Mastodon server in %j is %s', (typed, server) => {
  expect(serverOf(typed)).toBe(server);
});

test('a Mastodon server is asked with the title and the link', () => {
  const address = new URL(addressOnMastodon('mamot.fr', shared));
  expect(address.origin + address.pathname).toBe('https://mamot.fr/share');
  expect(address.searchParams.get('text')).toBe(
    `${shared.title}\nhttps://cairn.example/en/projects/tea?ref=mastodon`,
  );
});
