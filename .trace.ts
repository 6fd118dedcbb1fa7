import { writeFileSync } from 'node:fs';
import { launchBrowser } from '/work/wt/suite/web/e2e/browser.ts';
import { serveBuilt } from '/work/wt/suite/web/e2e/serveBuilt.ts';
const flags = process.argv[2] ?? '';
const site = await serveBuilt();
const b = await launchBrowser({ args: ['--js-flags=--no-turbofan --no-maglev' + (process.env['JS'] ? ' ' + process.env['JS'] : ''), ...flags.split(' ').filter(Boolean)] });
const ctx = await b.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
const page = await ctx.newPage();
const path = process.env['P'] ?? '/en/market';
const open = async () => { await page.goto(site.origin + path); await page.locator('h1').first().waitFor(); await page.waitForTimeout(400); await page.goto(site.origin + '/favicon.svg'); };
for (let i = 0; i < 5; i++) await open();
const cdp = await b.newBrowserCDPSession();
await cdp.send('Tracing.start', { transferMode: 'ReturnAsStream', traceConfig: { includedCategories: ['toplevel', 'blink', 'cc', 'gpu', 'v8', 'devtools.timeline', 'disabled-by-default-v8.gc', 'viz', 'loading', 'disabled-by-default-devtools.timeline'], recordMode: 'recordUntilFull' } } as never);
const N = 10;
for (let i = 0; i < N; i++) await open();
const done = new Promise<{ stream: string }>(r => cdp.once('Tracing.tracingComplete', r as never));
await cdp.send('Tracing.end');
const { stream } = await done;
let text = '';
for (;;) { const { data, eof, base64Encoded } = await cdp.send('IO.read', { handle: stream }) as never as { data: string; eof: boolean; base64Encoded?: boolean }; text += base64Encoded ? Buffer.from(data, 'base64').toString() : data; if (eof) break; }
writeFileSync('/work/wt/trace.json', text);
const { traceEvents } = JSON.parse(text) as { traceEvents: { ph: string; name: string; tdur?: number; dur?: number; pid: number; tid: number; ts: number; tts?: number; args: any }[] };
const names = new Map<string, string>(); const procs = new Map<number, string>();
for (const e of traceEvents) if (e.ph === 'M') { if (e.name === 'thread_name') names.set(`${e.pid}/${e.tid}`, e.args.name); if (e.name === 'process_name') procs.set(e.pid, e.args.name); }
// self time by thread and event
const byThread = new Map<string, typeof traceEvents>();
for (const e of traceEvents) if (e.ph === 'X') { const k = `${e.pid}/${e.tid}`; (byThread.get(k) ?? byThread.set(k, []).get(k)!).push(e); }
const self = new Map<string, number>(), threads = new Map<string, number>();
for (const [k, list] of byThread) {
  list.sort((a, b2) => a.ts - b2.ts || (b2.dur ?? 0) - (a.dur ?? 0));
  const stack: { end: number; e: any; child: number }[] = [];
  const label = `${procs.get(list[0]!.pid)} ${names.get(k)}`;
  const pop = () => { const { e, child } = stack.pop()!; const t = (e.tdur ?? e.dur ?? 0); const s = t - child; self.set(`${label} · ${e.name}`, (self.get(`${label} · ${e.name}`) ?? 0) + s); if (stack.length) stack.at(-1)!.child += t; else threads.set(label, (threads.get(label) ?? 0) + t); };
  for (const e of list) { while (stack.length && stack.at(-1)!.end <= e.ts) pop(); stack.push({ end: e.ts + (e.dur ?? 0), e, child: 0 }); }
  while (stack.length) pop();
}
const show = (m: Map<string, number>, n: number) => [...m].sort((a, b2) => b2[1] - a[1]).slice(0, n).map(([k, v]) => `${(v / 1000 / N).toFixed(1).padStart(8)} ms  ${k}`).join('\n');
console.log('threads\n' + show(threads, 14)); console.log('self\n' + show(self, 40));
await b.close(); await site.close(); process.exit();
