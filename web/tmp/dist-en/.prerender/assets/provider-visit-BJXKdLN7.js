import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { t as config } from './config-QonXKZXr.js';
// web/src/lib/sessions/provider-visit.ts
var provider_visit_exports = /* @__PURE__ */ __exportAll({ isAdding: () => isAdding });
var providers = ['google', 'facebook'];
var isSetUp = (provider) => config[provider].clientId !== '';
var key = 'provider';
var parameters = {
  google: (nonce) => ({
    scope: 'openid email profile',
    response_type: 'id_token',
    prompt: 'select_account',
    nonce,
  }),
  facebook: () => ({
    scope: 'email',
    response_type: 'token,signed_request',
  }),
};
/** Goes to the provider's own pages, because our pages run no script of theirs. */
function visitProvider(provider, wanted, adding = false) {
  const [state, nonce] = [crypto.randomUUID(), crypto.randomUUID()];
  const visit = {
    provider,
    state,
    nonce,
    wanted,
    adding,
  };
  sessionStorage.setItem(key, JSON.stringify(visit));
  const { clientId, authorizeUrl } = config[provider];
  const address = new URL(authorizeUrl);
  address.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${location.origin}/sign-in/${provider}`,
    state: visit.state,
    ...parameters[provider](visit.nonce),
  }).toString();
  location.assign(address);
}
/** Whether a signed-in member has gone to a provider in order to add it. */
var isAdding = () => storedVisit()?.adding === true;
/**
 * The provider's response, which is after the `#`; null unless this browser has just requested it. It is used
 * once: after reading it, call `forgetVisit`.
 */
function readReturn(provider, hash) {
  const visit = storedVisit();
  const returned = new URLSearchParams(hash.replace(/^#/, ''));
  if (!visit || visit.provider !== provider || visit.state !== returned.get('state')) return null;
  const { wanted, adding } = visit;
  const [tokenId, accessToken] = [returned.get('id_token'), returned.get('access_token')];
  if (visit.provider === 'google')
    return tokenId && nonceOf(tokenId) === visit.nonce
      ? {
          credentials: { tokenId },
          wanted,
          adding,
        }
      : null;
  const userID = payloadOf(returned.get('signed_request') ?? '')['user_id'];
  return accessToken && typeof userID === 'string'
    ? {
        credentials: {
          accessToken,
          userID,
        },
        wanted,
        adding,
      }
    : null;
}
var forgetVisit = () => sessionStorage.removeItem(key);
function storedVisit() {
  const stored = sessionStorage.getItem(key);
  return stored ? JSON.parse(stored) : null;
}
/** The server checks the rest of the token; only this browser knows the nonce that it sent. */
var nonceOf = (token) => payloadOf(token)['nonce'];
/** The provider's signed data. The server checks the signature of a token, and its owner. */
function payloadOf(signed) {
  try {
    const payload = (signed.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload));
  } catch {
    return {};
  }
}
export {
  providers as a,
  provider_visit_exports as i,
  isAdding as n,
  readReturn as o,
  isSetUp as r,
  visitProvider as s,
  forgetVisit as t,
};
