import { randomUUID } from 'node:crypto';
import { consentVersion, login } from '@kindred/contract/accounts';
import { apiBase, type StaffRole } from '@kindred/contract/route';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { type HasPool, insertRow } from '../database/sql.ts';

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

/**
 * Signs in over the API. The session counts as permanently proven, as most tests are not about being asked again;
 * those that are use `signInUnproven`.
 */
export async function signIn(app: FastifyInstance, member: TestMember): Promise<Session> {
  const session = await signInUnproven(app, member);
  const [, id = ''] = session.refreshToken.split('.');
  await app.pool.query(`update session set proven_at = '2999-01-01' where id = $1`, [id]);
  return session;
}

export async function signInUnproven(app: FastifyInstance, member: TestMember): Promise<Session> {
  const payload = { email: member.email, password: member.password };
  const answer = await app.inject({ method: 'POST', url: `${apiBase}${login.url}`, payload });
  const { data } = answer.json<{ data?: { token: string; refreshToken: string } }>();
  if (!data) throw new Error(`Signing in answered ${answer.statusCode}: ${answer.body}`);
  return { ...data, headers: { authorization: `Bearer ${data.token}` } };
}
