import { expect, test } from 'vitest';
import { referenceNumber, toReferenceNumber } from './referenceNumber.ts';

const ids = Array.from({ length: 2000 }, (_, index) => `o${String(index).padStart(39, '0')}`);

test('a number has three groups of three characters and belongs to its id alone', () => {
  const numbers = ids.map(id => referenceNumber(id));
  expect(numbers.every(number => /^(?:[0-9A-HJKMNP-TV-Z]{3}-){2}[0-9A-HJKMNP-TV-Z]{3}$/.test(number))).toBe(
    true,
  );
  expect(new Set(numbers).size).toBe(ids.length);
  expect(referenceNumber('order-1')).toBe('VVJ-817-SMW'); // on receipts that people keep: it never changes
});

test('a number typed without groups, in small letters or with letters for digits is read', () => {
  for (const id of ids.slice(0, 200)) {
    const number = referenceNumber(id);
    const typed = number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(toReferenceNumber(typed)).toBe(number);
  }
});

test('every wrong character is noticed', () => {
  const number = referenceNumber('order-1').replaceAll('-', '');
  for (let place = 0; place < number.length; place += 1) {
    for (const other of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
      if (other === number[place]) continue;
      expect(toReferenceNumber(number.slice(0, place) + other + number.slice(place + 1))).toBeUndefined();
    }
  }
});

test('other texts are no reference numbers', () => {
  for (const text of ['', 'maren', 'K7Q-M3T', 'K7Q-M3T-XP9-0', 'UUU-UUU-UUU'])
    expect(toReferenceNumber(text)).toBeUndefined();
});
