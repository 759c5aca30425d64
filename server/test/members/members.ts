import { randomUUID } from 'node:crypto';
import { consentVersion, login } from '@kindred/contract/accounts';
import type { Language } from '@kindred/contract/languages';
import { apiBase, type StaffRole } from '@kindred/contract/route';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { signAccessToken } from '../../src/areas/accounts/sessions/access-token.ts';
import { hashLink, newLink, writeLink } from '../../src/areas/accounts/sessions/refresh-link.ts';
import { deriveKeys } from '../../src/areas/accounts/sessions/token-keys.ts';
import { type HasPool, insertRow, sqlOf } from '../database/sql.ts';
import { secret } from '../service/keys.ts';

const password = 'a horse that counts staples';
// Checking it costs next to nothing: the hash contains its own cost.
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface TestMember {
  id: string;
  email: string;
  password: string;
}

interface MemberFields {
  id?: string;
  email?: string;
  created_at?: Date | string;
  email_verified_at?: Date | null;
  password_hash?: string | null;
  staff_role?: StaffRole | null;
  language?: Language | null;
  state?: string;
  state_by?: string | null;
  state_reason?: string | null;
  state_until?: Date | null;
}

interface ProfileFields {
  first_name?: string | null;
  last_name?: string | null;
  birth_date?: string | null;
  gender?: string | null;
  bio?: string | null;
  city?: string | null;
  country?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  seek_genders?: string[] | null;
  seek_min_age?: number | null;
  seek_max_age?: number | null;
  seek_max_distance?: number | null;
  interests?: string[];
  prompts?: string;
  own_fields?: string;
  show_last_active?: boolean;
  paused?: boolean;
}

interface Fields {
  member?: MemberFields;
  profile?: ProfileFields;
  /** A profile without a photo is not complete. */
  photo?: false;
  /** A member without consent is asked for it before the profile. */
  consent?: false;
}

/** A verified member with a complete profile, unless the fields say otherwise. */
export async function createMember(app: HasPool, fields: Fields = {}) {
  const id = fields.member?.id ?? randomUUID();
  const email = fields.member?.email ?? `${id}@member.example`;
  const member = { id, email, password_hash: await passwordHash, email_verified_at: new Date() };
  const profile = {
    first_name: 'Ada',
    birth_date: '1990-05-17',
    gender: 'woman',
    city: 'Porto',
    country: 'PT',
    latitude: 41.15,
    longitude: -8.61,
    seek_genders: ['man'],
    seek_min_age: 25,
    seek_max_age: 45,
  };
  await insertRow(app, 'member', { ...member, ...fields.member });
  await insertRow(app, 'profile', { member_id: id, ...profile, ...fields.profile });
  if (fields.consent !== false) {
    const given = { purpose: 'sensitive-data', version: consentVersion, given_at: new Date() };
    await insertRow(app, 'consent', { member_id: id, ...given });
  }
  const publicId = `test-${id}`;
  const photo = {
    public_id: publicId,
    // A file of the web, so that a browser can load it.
    url: '/favicon.svg',
    name: 'me.webp',
    size: 1,
    mime_type: 'image/webp',
  };
  if (fields.photo !== false) {
    await insertRow(app, 'photo', { member_id: id, position: 0, ...photo });
  }
  return { id, email, password } satisfies TestMember;
}

export const createStaff = (app: FastifyInstance, role: StaffRole = 'administrator') =>
  createMember(app, { member: { staff_role: role }, profile: { first_name: 'Grace' } });

export interface Session {
  token: string;
  refreshToken: string;
  /** The headers of a request in this session. */
  headers: { authorization: string };
}

const keys = deriveKeys(secret);

const after = (time: Date, days: number) => new Date(time.getTime() + days * 86_400_000);

/**
 * Opens a session as a sign-in does, without the request, which takes longer than most tests. It counts as permanently
 * proven, as most tests are not about being asked again; those that are use `signInUnproven`.
 */
export async function signIn(
  app: FastifyInstance,
  { id }: Pick<TestMember, 'id'>,
): Promise<Session> {
  // A request would wait for this too.
  await app.ready();
  const link = newLink(id, randomUUID());
  const now = app.now();
  await sqlOf(app)`insert into session
      (member_id, id, current_hash, rotated_at, created_at, idle_until, ends_at, device, address, proven_at)
    select id, ${link.sessionId}, ${hashLink(link)}, ${now}, ${now}, ${after(now, 30)},
      case when staff_role is null then ${after(now, 90)}::timestamptz else ${after(now, 30)} end,
      'lightMyRequest', '127.0.0.1', '2999-01-01'
    from member where id = ${id}`;
  const token = await signAccessToken(keys, link, now);
  return { ...sessionOf(token), refreshToken: writeLink(keys, link) };
}

const sessionOf = (token: string) => ({ token, headers: { authorization: `Bearer ${token}` } });

/** Signs in over the API. */
export async function signInUnproven(
  app: FastifyInstance,
  member: Omit<TestMember, 'id'>,
): Promise<Session> {
  const payload = { email: member.email, password: member.password };
  const answer = await app.inject({ method: 'POST', url: `${apiBase}${login.url}`, payload });
  const { data } = answer.json<{ data?: { token: string; refreshToken: string } }>();
  if (!data) throw new Error(`Signing in answered ${answer.statusCode}: ${answer.body}`);
  return { ...sessionOf(data.token), refreshToken: data.refreshToken };
}
