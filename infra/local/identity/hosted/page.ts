import type { ServerResponse } from 'node:http';
import { escapeXml as escape } from '#infra/local/wire/xml.ts';
import type { Account } from '../state.ts';

const style = `
  :root { color-scheme: light dark; --line: light-dark(#d9dce1, #3b4048); --quiet: light-dark(#5a616c, #a4acb8);
    --ink: light-dark(#1b1f24, #eceff3); --paper: light-dark(#fff, #1d2126); --accent: light-dark(#1a5fd0, #8ab4ff); }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem;
    font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: light-dark(#eef0f3, #121519); }
  main { width: 100%; max-width: 26rem; padding: 2rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--paper); }
  h1 { margin: 0; font-size: 1.4rem; } h2 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
  p { margin: .25rem 0 1rem; color: var(--quiet); } .note { font-size: .85rem; margin: 1.5rem 0 0; }
  ul { list-style: none; margin: 0; padding: 0; } li + li { border-top: 1px solid var(--line); }
  button { font: inherit; cursor: pointer; border: 0; border-radius: .5rem; color: inherit; background: none; }
  .account { display: flex; gap: .8rem; align-items: center; width: 100%; padding: .7rem .4rem; text-align: start; }
  .account:hover { background: light-dark(#f4f6f8, #262b32); } .account span { min-width: 0; overflow-wrap: anywhere; }
  .initial { flex: none; width: 2.2rem; height: 2.2rem; border-radius: 50%; display: grid; place-items: center; color: #fff; background: #5b6b8c; }
  small { display: block; color: var(--quiet); }
  label { display: block; margin: .6rem 0; } label input:not([type=checkbox]) { display: block; width: 100%; margin-top: .2rem;
    padding: .55rem .7rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .5rem; }
  .actions { display: flex; flex-direction: row-reverse; justify-content: space-between; gap: 1rem; margin-top: 1rem; }
  .actions button { padding: .55rem 1.1rem; } .primary { color: var(--paper); background: var(--accent); }
  .plain { color: var(--accent); } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  .error { color: light-dark(#b3261e, #ffb4ab); }
`;

function sendPage(res: ServerResponse, status: number, title: string, content: string): void {
  res
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .end(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${style}</style><main>${content}</main></html>`,
    );
}

/** The page on which a user selects or enters an account, or cancels. */
export function sendChooserPage(
  res: ServerResponse,
  {
    provider,
    accounts,
    query,
    error,
  }: { provider: string; accounts: readonly Account[]; query: URLSearchParams; error?: string },
): void {
  const action = escape(`/oauth2/authorize?${query}`);
  const list = accounts.map(
    ({ sub, email, name, emailVerified }) =>
      `<li><button class="account" name="sub" value="${escape(sub)}"><span class="initial" aria-hidden="true">${escape(String.fromCodePoint(name.codePointAt(0) ?? 63))}</span><span>${escape(name)}<small>${escape(email)}${emailVerified ? '' : ' · email address not verified'}</small></span></button></li>`,
  );

  sendPage(
    res,
    error === undefined ? 200 : 400,
    `Sign in with ${provider}`,
    `<h1>Sign in with ${escape(provider)}</h1><p>Choose an account to continue.</p>
    <form method="post" action="${action}"><ul>${list.join('')}</ul></form>
    <h2>Another account</h2>
    <form method="post" action="${action}">
      ${error === undefined ? '' : `<p class="error" role="alert">${escape(error)}</p>`}
      <label>Email <input name="email" type="email" required autocomplete="off"></label>
      <label>Name <input name="name" required maxlength="100" autocomplete="off"></label>
      <label><input name="unverified" type="checkbox" value="yes"> Email address not verified</label>
      <div class="actions"><button class="primary">Continue</button><button class="plain" name="cancel" value="yes" formnovalidate>Cancel</button></div>
    </form>
    <p class="note">This page simulates ${escape(provider)} locally. No password is needed, and no data is sent anywhere.</p>`,
  );
}

/** Error page for a request that cannot be redirected back. */
export function sendProblemPage(res: ServerResponse, reason: string): void {
  sendPage(
    res,
    400,
    'Sign-in request rejected',
    `<h1>Sign-in request rejected</h1><p role="alert">${escape(reason)}</p>`,
  );
}
