import { createHmac } from 'node:crypto';
import * as Type from 'typebox';
import { Check } from 'typebox/value';
import type { Config } from '../../../config.ts';
import { AppError } from '../../../errors.ts';
import type { Identity } from './identities.ts';
import { readIdentity } from './read-identity.ts';

type Settings = NonNullable<Config['facebook']>;

const Inspection = Type.Object({
  data: Type.Object({
    is_valid: Type.Literal(true),
    app_id: Type.String(),
    user_id: Type.String({ minLength: 1 }),
  }),
});

const Person = Type.Object({
  id: Type.String({ minLength: 1 }),
  email: Type.Optional(Type.String()),
  first_name: Type.Optional(Type.String()),
});

/**
 * Asks the Graph API whose token this is and whether it was issued to our app: otherwise the operator of another app
 * could sign in with the tokens of its users.
 */
export function createFacebookReader({ appId, appSecret, graphUrl }: Settings) {
  async function ask(path: string, query: Record<string, string>): Promise<unknown> {
    const address = `${graphUrl}/${path}?${new URLSearchParams(query).toString()}`;
    try {
      const response = await fetch(address, {
        signal: AbortSignal.timeout(5000),
        redirect: 'error',
      });
      if (response.status >= 500) throw new Error('Facebook failed');
      return await response.json();
    } catch {
      throw new AppError('facebook_unreachable', { retryAfter: 5 });
    }
  }

  return async (accessToken: string, userId: string): Promise<Identity> => {
    const inspected = await ask('debug_token', {
      input_token: accessToken,
      access_token: `${appId}|${appSecret}`,
    });
    if (!Check(Inspection, inspected) || inspected.data.app_id !== appId) throw refused();
    const subject = inspected.data.user_id;
    if (userId !== subject) throw refused();
    const person = await ask('me', {
      fields: 'id,email,first_name',
      access_token: accessToken,
      appsecret_proof: createHmac('sha256', appSecret).update(accessToken).digest('hex'),
    });
    if (!Check(Person, person) || person.id !== subject) throw refused();
    const { email, first_name: firstName = null } = person;
    const { address } = readIdentity(subject, email);
    // Facebook does not say whether the address is verified, so we assume that it is not.
    return { provider: 'facebook', subject, email: address, emailVerified: false, firstName };
  };
}

const refused = () => new AppError('facebook_sign_in_failed');
