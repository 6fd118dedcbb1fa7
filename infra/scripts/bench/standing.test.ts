import { expect, test } from 'vitest';
import { idleMonth } from './bill.ts';
import { prices, targets } from './prices.ts';
import { standing } from './standing.ts';

test('a month without traffic stays within its target, and the web ACL adds what it costs alone', () => {
  const without = standing({ firewall: false });
  const guarded = standing({ firewall: true });
  expect(idleMonth(without)).toBeLessThanOrEqual(targets.idleMonth);

  const { firewall, firewallRule, alarmMetric } = prices.monthly;
  const rules = guarded.firewallRules;
  expect(rules).toBeGreaterThan(3);
  expect(idleMonth(guarded) - idleMonth(without)).toBeCloseTo(
    firewall + rules * firewallRule + 2 * alarmMetric, // the alarms on blocked requests and on bytes
    6,
  );
});
