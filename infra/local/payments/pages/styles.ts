import { Html } from './html.ts';

/** Styles of the hosted pages and the console, for light and dark colour schemes. */
export const styles = new Html(`
:root{color-scheme:light dark;--paper:light-dark(#F4F0E7,#171A15);--sunken:light-dark(#EAE4D7,#10130F);--surface:light-dark(#FBF8F1,#1E221B);--well:light-dark(#FFFDF9,#141712);--ink:light-dark(#20231E,#EFEADE);--ink-2:light-dark(#4B4E45,#C6C1B3);--ink-3:light-dark(#63655A,#9E9B8D);--line:light-dark(#DAD3C4,#343930);--edge:light-dark(#807D70,#7E8071);--moss:light-dark(#2F4F2E,#A8C387);--moss-2:light-dark(#243E24,#B9D09B);--on-moss:light-dark(#FFFDF9,#14200F);--stone:light-dark(#DFD8C9,#343930);--err:light-dark(#A3202F,#F2A09A);--err-tint:light-dark(#F8DEDC,#46201F);--ok:light-dark(#2E6A3C,#9CCB95);--ok-tint:light-dark(#DDEBD8,#20351F);--warn:light-dark(#7A5200,#EBC568);--warn-tint:light-dark(#F8E6BB,#3A2F12);--focus:light-dark(#20231E,#F0C65A)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.56 system-ui,"Segoe UI",Roboto,sans-serif}
h1,h2{font-weight:600;line-height:1.2;margin:0 0 12px;text-wrap:balance;overflow-wrap:anywhere}h1{font-size:1.75rem}h2{font-size:1.2rem}
p{margin:0 0 12px}a{color:var(--moss)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.fine{font-size:.875rem;color:var(--ink-3)}.amount{font-size:2.25rem;font-weight:650;line-height:1.15;margin:0 0 20px;font-variant-numeric:tabular-nums}
.split{display:grid;min-height:100vh;grid-template-columns:minmax(0,1fr)}
.split>section{padding:28px 20px}.split>section>div{max-width:440px;margin:0 auto}
.summary{background:var(--sunken)}
@media(min-width:820px){.split{grid-template-columns:minmax(0,1fr) minmax(0,1.1fr)}.split>section{padding:72px 48px}.summary>div{margin:0 0 0 auto!important}.split>section.pay>div{margin:0}}
.one{max-width:520px;margin:0 auto;padding:56px 20px}
.sheet{background:var(--surface);border:1px solid var(--line);border-radius:6px;padding:24px;margin:0 0 20px}
.lines{list-style:none;margin:0 0 16px;padding:0}.lines li{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-bottom:1px solid var(--line)}
.lines span:last-child{font-variant-numeric:tabular-nums;white-space:nowrap}.lines span{overflow-wrap:anywhere}.total{font-weight:650}
label{display:block;font-size:.9375rem;font-weight:600;margin:0 0 5px}
.field{margin:0 0 16px}.two{display:grid;grid-template-columns:1fr 1fr;gap:14px}
input,select{width:100%;font:inherit;color:inherit;background:var(--well);border:1px solid var(--edge);border-radius:6px;padding:10px 12px;min-height:46px}
input[aria-invalid=true]{border-color:var(--err);border-width:2px}
.error{color:var(--err);font-size:.9375rem;margin:5px 0 0}
.notice{border-radius:6px;padding:12px 14px;margin:0 0 18px;background:var(--warn-tint);color:var(--warn)}
.notice.bad{background:var(--err-tint);color:var(--err)}.notice.good{background:var(--ok-tint);color:var(--ok)}
button,.button{display:inline-block;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;border:0;border-radius:15px 17px 14px 18px/17px 14px 18px 15px;padding:11px 20px;min-height:46px;background:var(--stone);color:var(--ink);box-shadow:inset 0 -2px 0 #0003}
button:hover,.button:hover{filter:brightness(.96)}
button.primary{background:var(--moss);color:var(--on-moss);width:100%}button.primary:hover{background:var(--moss-2);filter:none}
.wide{width:100%}.stack{display:grid;gap:12px}
.console{max-width:1200px;margin:0 auto;padding:32px 20px 64px}.console section{margin:0 0 28px}.console form{display:inline-flex;flex-wrap:wrap;gap:6px;align-items:center;margin:0 6px 6px 0}
.console label{margin:0}.console button{min-height:36px;padding:5px 12px;font-size:.9375rem}.console input,.console select{width:auto;min-height:36px;padding:5px 9px}.console input.short{width:76px}
.controls{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,440px),1fr));gap:16px;margin:20px 0}.controls .sheet{margin:0;padding:18px}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:6px;background:var(--surface)}table{border-collapse:collapse;width:100%;font-size:.9375rem}th,td{text-align:left;padding:8px 12px;border-bottom:1px solid var(--line);vertical-align:middle}td:nth-child(2){min-width:11.5em}tbody tr:last-child td{border-bottom:0}th{color:var(--ink-3);font-weight:600}td form{margin:0 4px 2px 0!important}td code{white-space:nowrap;overflow-wrap:normal}
pre{overflow-x:auto;font:.875rem/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}
details{margin:22px 0 0;border-top:1px solid var(--line);padding:14px 0 0}summary{cursor:pointer;font-weight:600}
code{font:.875em ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere}
.cards{padding:0;list-style:none;margin:10px 0 0;font-size:.9375rem}.cards li{padding:4px 0}
`);
