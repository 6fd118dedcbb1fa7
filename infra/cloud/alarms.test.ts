import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asList, wholeInstallation } from '#infra/cloud/testing/installation.ts';

const { ofType } = wholeInstallation();

test('every alarm says who is hurt and where the runbook tells what to do', () => {
  const runbook = readFileSync(join(import.meta.dirname, '../docs/runbook.md'), 'utf8');
  const anchors = [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading]) => anchorOf(heading ?? ''));

  const alarms = ofType('AWS::CloudWatch::Alarm');
  expect(alarms.length).toBeGreaterThan(12);
  for (const { path, properties } of alarms) {
    const [, impact, anchor] =
      /^(.{20,}\.) Runbook: infra\/docs\/runbook\.md#([a-z-]+)$/.exec(
        String(properties['AlarmDescription']),
      ) ?? [];
    expect([path, impact]).toEqual([path, expect.any(String)]);
    expect(anchors).toContain(anchor);
    expect(asList(properties['AlarmActions']).length).toBe(1);
  }
  const used = alarms.map(({ properties }) => String(properties['AlarmDescription']).split('#')[1]);
  expect(anchors.filter(anchor => !used.includes(anchor))).toEqual([]);
});

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}
