import { login } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import { staff } from './database.ts';

export interface Session {
  readonly token: string;
  readonly refreshToken: string;
  readonly user: unknown;
}

/** Signs in one of the staff, unless told whom. */
export async function signIn(url: string, email = staff.email): Promise<Session> {
  const answer = await fetch(`${url}${apiBase}${login.url}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: staff.password }),
  });
  const { data } = (await answer.json()) as { data?: Session };
  if (!data) throw new Error(`Signing in answered ${answer.status}`);
  const { token, refreshToken, user } = data;
  return { token, refreshToken, user };
}
