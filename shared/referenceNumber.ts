/** Crockford's Base32: no I, L, O or U, which are misread or misheard. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const size = alphabet.length;
const bits = 40;
/** The digits of the number and its check character. */
const complete = new RegExp(`^[${alphabet}]{${bits / 5 + 1}}$`);

/**
 * The number under which people speak of an order or a payout: `K7Q-M3T-XP9`. It is derived from the id, which stands
 * behind it; the last character is a check character, so that `toReferenceNumber` notices a misread or swapped one.
 */
export function referenceNumber(id: string): string {
  let rest = BigInt.asUintN(bits, fnv1a(id) >> 24n);
  let digits = '';
  for (let place = 0; place < bits / 5; place += 1) {
    digits = `${alphabet.charAt(Number(rest & 31n))}${digits}`;
    rest >>= 5n;
  }
  return group(digits + checkCharacterOf(digits));
}

/**
 * The reference number that a user typed, as `referenceNumber` writes it; undefined if it is none, or misread. Groups, case,
 * and letters for the digits that they resemble do not matter.
 */
export function toReferenceNumber(typed: string): string | undefined {
  const digits = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (!complete.test(digits)) return undefined;
  return checkCharacterOf(digits.slice(0, -1)) === digits.at(-1) ? group(digits) : undefined;
}

const group = (digits: string): string => digits.replaceAll(/(.{3})(?=.)/g, '$1-');

/** ISO 7064, hybrid system MOD 33,32: every wrong character changes it, and nearly every swap of two neighbours. */
function checkCharacterOf(digits: string): string {
  let product = size;
  for (const digit of digits) {
    const sum = (product + alphabet.indexOf(digit)) % size || size;
    product = (2 * sum) % (size + 1);
  }
  return alphabet.charAt((size + 1 - product) % size);
}

/** FNV-1a, 64 bits: the same in the browser and on the server, without waiting. */
function fnv1a(text: string): bigint {
  let hash = 0xcb_f2_9c_e4_84_22_23_25n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x1_00_00_00_01_b3n);
  return hash;
}
