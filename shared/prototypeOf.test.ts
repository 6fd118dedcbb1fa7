import { expect, test } from 'vitest';
import { prototypeHosts, prototypeOf } from './prototypeOf.ts';

const key = 'nrPSsILSYjesyc5UHjYYa4';

test.each([
  [`https://www.figma.com/proto/${key}/Quiet-Map?node-id=5-3&starting-point-node-id=5%3A3&t=x&page-id=0%3A1`],
  [`https://figma.com/proto/${key}?node-id=5-3&starting-point-node-id=5%3A3#comments`],
  [`https://embed.figma.com/proto/${key}?embed-host=share&node-id=5-3&starting-point-node-id=5%3A3`],
])('shows the Figma prototype of %s with its starting point and nothing else', address => {
  expect(prototypeOf(address)).toEqual({
    host: 'Figma',
    src: `https://embed.figma.com/proto/${key}?node-id=5-3&starting-point-node-id=5%3A3&embed-host=cairn`,
    page: `https://www.figma.com/proto/${key}?node-id=5-3&starting-point-node-id=5%3A3`,
  });
});

test.each([
  [
    'https://codepen.io/ada/pen/ExJbgxY?editors=1010',
    'https://codepen.io/ada/embed/ExJbgxY?default-tab=result',
  ],
  ['https://codepen.io/ada/full/ExJbgxY', 'https://codepen.io/ada/embed/ExJbgxY?default-tab=result'],
  [
    'https://codepen.io/team/tide/pen/ExJbgxY',
    'https://codepen.io/team/tide/embed/ExJbgxY?default-tab=result',
  ],
  [
    'https://codesandbox.io/s/tide-gauge-df90h',
    'https://codesandbox.io/embed/tide-gauge-df90h?view=preview&hidenavigation=1',
  ],
  [
    'https://codesandbox.io/p/sandbox/tide-gauge-df90h?file=/src/index.js',
    'https://codesandbox.io/embed/tide-gauge-df90h?view=preview&hidenavigation=1',
  ],
])('shows the result of %s', (address, src) => {
  expect(prototypeOf(address)?.src).toBe(src);
});

test.each([
  'no address',
  `http://www.figma.com/proto/${key}`,
  `https://ada:secret@www.figma.com/proto/${key}`,
  `https://www.figma.com:8443/proto/${key}`,
  `https://www.figma.com.evil.example/proto/${key}`,
  `https://evil.example/?www.figma.com/proto/${key}`,
  `https://www.figma.com/embed?embed_host=share&url=https%3A%2F%2Fevil.example`,
  `https://www.figma.com/proto/${key}/../../oauth`,
  `https://www.figma.com/proto/${key}/a/b`,
  'https://www.figma.com/proto/short',
  'https://codepen.io/ada/pen/ExJbgxY/%2e%2e/%2e%2e/login',
  'https://codepen.io/login',
  'https://codepen.io/ada/pen/ExJbgxY%2f..%2flogin',
  'https://codesandbox.io/signin?continue=/s/tide-gauge-df90h',
  'https://codesandbox.io/p/devbox/tide-gauge-df90h/../../signin',
  'javascript:alert(1)//https://codepen.io/ada/pen/ExJbgxY',
])('shows nothing of %s', address => {
  expect(prototypeOf(address)).toBeUndefined();
});

test('a starting point that is none is left out', () => {
  expect(prototypeOf(`https://www.figma.com/proto/${key}?node-id=5-3%26embed-host%3Devil`)?.src).toBe(
    `https://embed.figma.com/proto/${key}?embed-host=cairn`,
  );
});

test.each([
  `https://www.figma.com/proto/${key}`,
  'https://codepen.io/ada/pen/ExJbgxY',
  'https://codesandbox.io/s/tide-gauge-df90h',
])('the frame of %s has the origin that its host names', address => {
  const prototype = prototypeOf(address);
  const host = prototypeHosts.find(({ name }) => name === prototype?.host);
  expect(new URL(prototype?.src ?? '').origin).toBe(host?.origin);
  expect(prototypeOf(prototype?.page ?? '')).toEqual(prototype);
});
