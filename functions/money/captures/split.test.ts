import { describe, expect, test } from 'vitest';
import { allocateClawback, splitIncome } from './split.ts';

describe('the split', () => {
  const team = [
    { UserID: 'ada', points: 100 },
    { UserID: 'bob', points: 200 },
    { UserID: 'cy', points: 0 },
  ];

  test('gives everything to the owner if the team has no part or no points', () => {
    const shares = [{ UserID: 'owner', amount: 2_375 }];
    expect(splitIncome(2_375, { owner: 'owner', contributorsPart: 0, team })).toMatchObject({ shares });
    expect(splitIncome(2_375, { owner: 'owner', contributorsPart: 90, team: [] })).toEqual({
      shares,
      teamPoints: 0,
    });
    const idle = team.slice(2);
    expect(splitIncome(2_375, { owner: 'owner', contributorsPart: 90, team: idle })).toEqual({
      shares,
      teamPoints: 0,
    });
  });

  test('divides the team’s part by points and gives the rounding remainder to the owner', () => {
    expect(splitIncome(1_000, { owner: 'owner', contributorsPart: 50, team })).toEqual({
      shares: [
        { UserID: 'owner', amount: 501 },
        { UserID: 'ada', points: 100, amount: 166 },
        { UserID: 'bob', points: 200, amount: 333 },
      ],
      teamPoints: 300,
    });
  });

  test('always adds up to the amount', () => {
    for (let net = 0; net < 3_000; net += 7) {
      const { shares } = splitIncome(net, { owner: 'owner', contributorsPart: 33, team });
      expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(net);
    }
  });
});

describe('a clawback', () => {
  test('takes from each share in proportion, and exactly the amount', () => {
    const shares = [{ amount: 501 }, { amount: 166 }, { amount: 333 }];
    for (let amount = 1; amount <= 1_000; amount++) {
      const taken = allocateClawback(amount, shares);
      expect(taken.reduce((sum, one) => sum + one.taken, 0)).toBe(amount);
      expect(taken.every(one => one.taken > 0 && one.taken <= one.share.amount)).toBe(true);
    }
  });

  test('in several parts leaves nothing in the end', () => {
    let left = [{ amount: 501 }, { amount: 166 }, { amount: 333 }];
    for (let part = 0; part < 1_000; part += 125) {
      const taken = allocateClawback(125, left);
      left = left.map(share => ({
        amount: share.amount - (taken.find(one => one.share === share)?.taken ?? 0),
      }));
    }
    expect(left).toEqual([{ amount: 0 }, { amount: 0 }, { amount: 0 }]);
  });

  test('never exceeds what remains', () => {
    expect(() => allocateClawback(11, [{ amount: 10 }])).toThrow();
  });
});
