import { config } from '../../../lib/config.ts';

export const providers = ['google', 'facebook'] as const;
export type Provider = (typeof providers)[number];

export const isSetUp = (provider: Provider) => config[provider].clientId !== '';

/** What a visit to a provider was begun with: an answer to anything else was not asked for by this browser. */
interface Visit {
  provider: Provider;
  state: string;
  nonce: string;
  /** Where to go afterwards. */
  wanted: string | null;
}

const key = 'provider';

const questions = {
  google: (nonce: string) => ({
    scope: 'openid email profile',
    response_type: 'id_token',
    prompt: 'select_account',
    nonce,
  }),
  facebook: () => ({ scope: 'email', response_type: 'token' }),
};

/** Goes to the provider's own pages, since no script of theirs is let into ours. */
export function visitProvider(provider: Provider, wanted: string | null) {
  const visit: Visit = { provider, state: crypto.randomUUID(), nonce: crypto.randomUUID(), wanted };
  sessionStorage.setItem(key, JSON.stringify(visit));
  const { clientId, authorizeUrl } = config[provider];
  const address = new URL(authorizeUrl);
  address.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${location.origin}/sign-in/${provider}`,
    state: visit.state,
    ...questions[provider](visit.nonce),
  }).toString();
  location.assign(address);
}

/** What the provider has sent back behind the `#`; null unless this browser has just asked for it. */
export function readReturn(provider: string, hash: string) {
  const visit = takeVisit();
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  if (!visit || visit.provider !== provider || visit.state !== said.get('state')) return null;
  const { wanted } = visit;
  const [tokenId, accessToken] = [said.get('id_token'), said.get('access_token')];
  if (visit.provider === 'google') {
    const asked = tokenId && nonceOf(tokenId) === visit.nonce;
    return asked ? { provider: 'google' as const, tokenId, wanted } : null;
  }
  return accessToken ? { provider: 'facebook' as const, accessToken, wanted } : null;
}

/** Each visit is good for one return. */
function takeVisit(): Visit | null {
  const stored = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return stored ? (JSON.parse(stored) as Visit) : null;
}

/** The server checks the rest of the token; only this browser knows what it asked with. */
function nonceOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { nonce?: unknown }).nonce;
  } catch {
    return null;
  }
}
