import { login } from '@kindred/contract/accounts';
import { giveProof } from '@kindred/contract/accounts/fresh-proof';
import { apiBase } from '@kindred/contract/route';
import { staff } from './bench-database.ts';

export interface Session {
  readonly token: string;
  readonly refreshToken: string;
  readonly user: unknown;
}

/** Signs in, as an administrator unless an address is given. */
export async function signIn(
  url: string,
  email = staff.email,
  password = staff.password,
): Promise<Session> {
  const response = await fetch(`${url}${apiBase}${login.url}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await response.json()) as { data?: Session };
  if (!data) throw new Error(`Signing in responded with ${response.status}`);
  const { token, refreshToken, user } = data;
  return { token, refreshToken, user };
}

/** Gives the proof that some routes need, which is valid for five minutes. */
export async function proveIdentity(url: string, headers: Record<string, string>) {
  const response = await fetch(`${url}${apiBase}${giveProof.url}`, {
    method: giveProof.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ password: staff.password }),
  });
  if (!response.ok) throw new Error(`The proof responded with ${response.status}`);
}
