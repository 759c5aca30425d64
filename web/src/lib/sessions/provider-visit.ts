import { config } from '../calls/config.ts';

export const providers = ['google', 'facebook'] as const;
export type Provider = (typeof providers)[number];

export const isSetUp = (provider: Provider) => config[provider].clientId !== '';

/** The start of a visit to a provider. Only a response to it was requested by this browser. */
interface Visit {
  provider: Provider;
  state: string;
  nonce: string;
  /** Where to go afterwards. */
  wanted: string | null;
  /** Whether it is for adding the provider to the signed-in account. */
  adding: boolean;
}

const key = 'provider';

const parameters = {
  google: (nonce: string) => ({
    scope: 'openid email profile',
    response_type: 'id_token',
    prompt: 'select_account',
    nonce,
  }),
  facebook: () => ({ scope: 'email', response_type: 'token,signed_request' }),
};

/** Goes to the provider's own pages, because our pages run no script of theirs. */
export function visitProvider(provider: Provider, wanted: string | null, adding = false) {
  const [state, nonce] = [crypto.randomUUID(), crypto.randomUUID()];
  const visit: Visit = { provider, state, nonce, wanted, adding };
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

export interface Return {
  credentials: { tokenId: string } | { accessToken: string; userID: string };
  wanted: string | null;
  adding: boolean;
}

/** Whether a signed-in member has gone to a provider in order to add it. */
export const isAdding = () => storedVisit()?.adding === true;

/**
 * The provider's response, which is after the `#`; null unless this browser has just requested it. It is used
 * once: after reading it, call `forgetVisit`.
 */
export function readReturn(provider: string, hash: string): Return | null {
  const visit = storedVisit();
  const returned = new URLSearchParams(hash.replace(/^#/, ''));
  if (!visit || visit.provider !== provider || visit.state !== returned.get('state')) return null;
  const { wanted, adding } = visit;
  const [tokenId, accessToken] = [returned.get('id_token'), returned.get('access_token')];
  if (visit.provider === 'google') {
    const expected = tokenId && nonceOf(tokenId) === visit.nonce;
    return expected ? { credentials: { tokenId }, wanted, adding } : null;
  }
  const userID = payloadOf(returned.get('signed_request') ?? '')['user_id'];
  const complete = accessToken && typeof userID === 'string';
  return complete ? { credentials: { accessToken, userID }, wanted, adding } : null;
}

export const forgetVisit = () => sessionStorage.removeItem(key);

function storedVisit(): Visit | null {
  const stored = sessionStorage.getItem(key);
  return stored ? (JSON.parse(stored) as Visit) : null;
}

/** The server checks the rest of the token; only this browser knows the nonce that it sent. */
const nonceOf = (token: string) => payloadOf(token)['nonce'];

/** The provider's signed data. The server checks the signature of a token, and its owner. */
function payloadOf(signed: string): Record<string, unknown> {
  try {
    const payload = (signed.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
