import { audit } from '#functions/audit/audit.store.ts';
import { environment } from '#functions/platform/environment.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { newSecret } from '#functions/platform/secrets.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';
import { singleSignOn } from '#shared/moderation.ts';
import { second } from '#shared/time.ts';
import { sealSession, ssoTokens } from './sso.store.ts';

/** Origins whose portals administrators may sign in to: the site's own and those of the environment. */
const portalOrigins = (): string[] =>
  [siteUrl(), ...(environment('PORTAL_ORIGINS')?.split(',') ?? [])].map(address => new URL(address).origin);

/** Issues a token of single sign-on for the portal of the request's origin. It stands for the caller's session of now. */
export const getSsoToken = operation(contracts.getSsoToken, {
  writes: true,
  async run({ caller, headers: { authorization }, request: { origin } }, { table, now, newId }) {
    if (!origin || !portalOrigins().includes(origin)) return refuse('ORIGIN_NOT_ALLOWED');

    const token = newSecret();
    const expiresAt = new Date(Date.parse(now()) + singleSignOn.seconds * second).toISOString();
    const { UserID } = caller;
    const refused = await table.transact(
      ssoTokens.create(token, { UserID, origin, sealed: sealSession(authorization, token), expiresAt }),
      ...audit.record({ now, newId }, caller, {
        action: 'issueSsoToken',
        target: { kind: 'portal', id: origin, label: origin },
      }),
    );
    return refused ?? { token, expiresAt };
  },
});
