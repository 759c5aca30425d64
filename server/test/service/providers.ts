import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type JWTPayload, SignJWT, exportJWK, generateKeyPair } from 'jose';
import { afterAll } from 'vitest';

export const clientId = 'kindred-at-google';
const app = { id: '1029384756', secret: 'only facebook and kindred share this' };

/** The token of the person who is signed in at Facebook in the browser of a journey. */
export const visitor = 'token-of-the-visitor';

/** Facebook's response about a token. */
interface Grant {
  appId?: string;
  valid?: boolean;
  person: { id: string; email?: string; first_name?: string };
}

/** A local stand-in for Google and Facebook, with real keys. */
export async function openProviders() {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256' }] };
  const grants = new Map<string, Grant>();
  let visiting: JWTPayload = {};
  const server = createServer((request, response) => answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => server.close());

  function answer({ url: path = '' }: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams: query } = new URL(path, url);
    const say = (body: unknown) => response.end(JSON.stringify(body));
    response.setHeader('content-type', 'application/json');
    if (pathname === '/keys') return say(keys);
    if (pathname === '/authorize') return void sendBack(query, response);
    const grant = grants.get(query.get('input_token') ?? query.get('access_token') ?? '');
    if (pathname === '/graph/me') return say(grant?.person ?? { error: {} });
    if (query.get('access_token') !== `${app.id}|${app.secret}`) return say({ error: {} });
    if (!grant) return say({ data: { is_valid: false } });
    const { appId = app.id, valid = true, person } = grant;
    return say({ data: { is_valid: valid, app_id: appId, user_id: person.id } });
  }

  /** Redirects back immediately, as if the person had agreed. */
  async function sendBack(query: URLSearchParams, response: ServerResponse) {
    const returnTo = query.get('redirect_uri') ?? '';
    const parameters = new URLSearchParams({ state: query.get('state') ?? '' });
    const wanted = query.get('response_type')?.split(',') ?? [];
    if (wanted.includes('token')) parameters.set('access_token', visitor);
    if (wanted.includes('signed_request')) {
      const { person } = grants.get(visitor) ?? {};
      const payload = Buffer.from(JSON.stringify({ user_id: person?.id })).toString('base64url');
      parameters.set('signed_request', `signature.${payload}`);
    }
    if (wanted.includes('id_token'))
      parameters.set('id_token', await idToken({ ...visiting, nonce: query.get('nonce') ?? '' }));
    response.writeHead(302, { location: `${returnTo}#${parameters.toString()}` }).end();
  }

  /** An ID token as Google would sign it, with these claims. */
  function idToken(claims: JWTPayload, { forged = false, kid = 'one' } = {}) {
    const now = Math.floor(Date.now() / 1000);
    // Google runs the mailboxes of this organisation.
    const vouched = { email_verified: true, hd: 'member.example' };
    const signed = { iat: now, exp: now + 3600, jti: randomUUID() };
    const usual = { iss: url, aud: clientId, ...signed, ...vouched };
    return new SignJWT({ ...usual, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(forged ? foreign.privateKey : own.privateKey);
  }

  return {
    environment: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_ISSUER: url,
      GOOGLE_KEYS_URL: `${url}/keys`,
      GOOGLE_AUTHORIZE_URL: `${url}/authorize`,
      FACEBOOK_APP_ID: app.id,
      FACEBOOK_APP_SECRET: app.secret,
      FACEBOOK_GRAPH_URL: `${url}/graph`,
      FACEBOOK_AUTHORIZE_URL: `${url}/authorize`,
    },
    idToken,
    /** Sets who is signed in at Google in the browser of a journey. */
    visitAs: (claims: JWTPayload) => void (visiting = claims),
    grant(token: string, grant: Grant) {
      grants.set(token, grant);
      return token;
    },
  };
}
