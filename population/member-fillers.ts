import { consentVersion } from '@kindred/contract/accounts';
import { reports } from './report-filler.ts';
import { columnsOf, type TableFiller } from './table-filler.ts';
import type { Member } from './people/member.ts';
import { type World, aspect, dayLength } from './world.ts';

const onlineFor = 5 * 60_000;
const time = (moment: number | null) => (moment === null ? null : new Date(moment));

const accounts: TableFiller = {
  tables: {
    member: columnsOf(
      'member',
      'id',
      'email',
      'state',
      'state_by',
      'state_reason',
      'state_until',
      'erase_at',
      'email_verified_at',
      'verification_sent_at',
      'created_at',
      'vip_until',
      'is_vip',
      'name_key',
    ),
    consent: columnsOf('consent', 'member_id', 'purpose', 'version', 'given_at'),
    presence: columnsOf('presence', 'member_id', 'last_active', 'online_until'),
  },
  addRows(member, add) {
    const { id, email, standing, joinedAt, verifiedAt, lastActive, grants, firstName, lastName } =
      member;
    const vipUntil = grants.length > 0 ? Math.max(...grants.map(({ endsAt }) => endsAt)) : null;
    add('member', [
      id,
      email,
      standing.state,
      standing.by,
      standing.reason,
      time(standing.until),
      time(standing.eraseAt),
      time(verifiedAt),
      time(joinedAt + 2000),
      time(joinedAt),
      time(vipUntil),
      vipUntil !== null && vipUntil > Date.now(),
      [firstName, lastName].filter(Boolean).join(' ').toLowerCase(),
    ]);
    add('consent', [id, 'sensitive-data', consentVersion, time(joinedAt)]);
    const online = standing.state === 'active' && lastActive !== null;
    add('presence', [
      id,
      time(lastActive),
      online ? new Date(lastActive + onlineFor) : '-infinity',
    ]);
  },
  // PostgreSQL and Node disagree about a few small letters. Not before the indexes are there: the transaction that
  // updated rows cannot use an index built over them later.
  afterKeys: [
    `update member set name_key = key from (
       select member_id, lower(concat_ws(' ', first_name, last_name)) as key from profile
     ) as named
     where id = member_id and name_key <> key`,
    'select recount_tally()',
  ],
};

const profiles: TableFiller = {
  tables: {
    profile: columnsOf(
      'profile',
      'member_id',
      'first_name',
      'last_name',
      'birth_date',
      'gender',
      'bio',
      'city',
      'country',
      'latitude',
      'longitude',
      'seek_genders',
      'seek_min_age',
      'seek_max_age',
      'seek_max_distance',
      'interests',
      'prompts',
      'show_last_active',
      'complete',
    ),
  },
  addRows(member, add) {
    const { home, seeking } = member;
    add('profile', [
      member.id,
      member.firstName,
      member.lastName,
      member.birthDate,
      member.gender,
      member.bio,
      home?.city ?? null,
      home?.country ?? null,
      home?.latitude ?? null,
      home?.longitude ?? null,
      seeking?.genders ?? null,
      seeking?.minAge ?? null,
      seeking?.maxAge ?? null,
      seeking?.maxDistance ?? null,
      member.interests,
      { json: member.prompts },
      member.showLastActive,
      member.complete,
    ]);
  },
  beforeKeys: ['insert into card select * from findable'],
  derivedTables: ['card'],
};

const reviewRandom = aspect('photo review');

/** Of some who came within two weeks the team has not seen the last photo yet. */
const isNew = ({ index, joinedAt }: Member, world: World) =>
  joinedAt > world.today - 14 * dayLength && reviewRandom(world, index)() < 0.5;

const photos: TableFiller = {
  tables: {
    photo: columnsOf(
      'photo',
      'member_id',
      'position',
      'public_id',
      'url',
      'name',
      'size',
      'mime_type',
      'placeholder',
      'created_at',
      'review',
    ),
  },
  addRows(member, add, { world }) {
    const waits = world.photosWait && isNew(member, world);
    for (const [position, photo] of member.photos.entries()) {
      const { publicId, url, name, size, placeholder } = photo;
      add('photo', [
        member.id,
        position,
        publicId,
        url,
        name,
        size,
        'image/webp',
        placeholder,
        time(member.joinedAt + 60_000 * (position + 1)),
        waits && position === member.photos.length - 1 ? 'waiting' : 'approved',
      ]);
    }
  },
};

const premium: TableFiller = {
  tables: {
    vip_grant: columnsOf('vip_grant', 'member_id', 'id', 'starts_at', 'ends_at', 'reason'),
  },
  addRows({ id, grants }, add) {
    for (const grant of grants)
      add('vip_grant', [id, grant.id, time(grant.startsAt), time(grant.endsAt), grant.reason]);
  },
};

/** In the order in which they are written; an area adds its own here. */
export const tableFillers: readonly TableFiller[] = [accounts, profiles, photos, premium, reports];
