import { consentVersion } from '@kindred/contract/accounts';
import { chats } from './chats-filler.ts';
import { desk } from './desk-filler.ts';
import { likes } from './likes-filler.ts';
import { payments } from './payments-filler.ts';
import { endOfPremium } from './people/payments.ts';
import { staffRoleOf } from './people/staff.ts';
import { byField } from './people/facts.ts';
import type { TableFiller } from './table-filler.ts';
import { storedCondition, storedValue } from '../server/src/platform/site/own-fields.ts';
import type { Member } from './people/member.ts';
import { type PopulationSettings, randomStream, dayLength } from './settings.ts';

const onlineFor = 5 * 60_000;
const time = (moment: number | null) => (moment === null ? null : new Date(moment));

const accounts: TableFiller = {
  tables: {
    member: [
      'id',
      'email',
      'state',
      'state_by',
      'state_reason',
      'state_until',
      'erase_at',
      'email_verified_at',
      'keeps_email',
      'verification_sent_at',
      'created_at',
      'vip_until',
      'is_vip',
      'name_key',
      'staff_role',
      'language',
    ],
    consent: ['member_id', 'purpose', 'version', 'given_at'],
    presence: ['member_id', 'last_active', 'online_until'],
  },
  addRows(member, add, { settings }) {
    const { id, email, status, joinedAt, verifiedAt, lastActive, firstName, lastName } = member;
    const vipUntil = endOfAllPremium(member, settings);
    add('member', [
      id,
      email,
      status.state,
      status.by,
      status.reason,
      time(status.until),
      time(status.eraseAt),
      time(verifiedAt),
      // No one reads these mailboxes, so the account would be deleted as never confirmed.
      verifiedAt === null,
      time(joinedAt + 2000),
      time(joinedAt),
      time(vipUntil),
      vipUntil !== null && vipUntil > Date.now(),
      [firstName, lastName].filter(Boolean).join(' ').toLowerCase(),
      staffRoleOf(member),
      member.language,
    ]);
    add('consent', [id, 'sensitive-data', consentVersion, time(joinedAt)]);
    const online = status.state === 'active' && lastActive !== null;
    add('presence', [
      id,
      time(lastActive),
      online ? new Date(lastActive + onlineFor) : '-infinity',
    ]);
  },
  // PostgreSQL and Node differ in a few lower case letters. It runs after the indexes are built, because a transaction
  // that has updated rows cannot use an index built over them later.
  afterKeys: [
    `update member set name_key = key from (
       select member_id, lower(concat_ws(' ', first_name, last_name)) as key from profile
     ) as named
     where id = member_id and name_key <> key`,
  ],
};

/** Premium lasts until the latest end of its sources, grants and subscriptions. */
function endOfAllPremium({ grants, payments: bought }: Member, settings: PopulationSettings) {
  const ends = [
    ...grants.map(({ endsAt }) => endsAt),
    ...(bought?.courses ?? []).map((course) => endOfPremium(course, settings)?.getTime() ?? 0),
  ];
  return ends.length > 0 ? Math.max(...ends) : null;
}

const answers: TableFiller = {
  tables: {
    answer: [
      'member_id',
      'question',
      'mine',
      'accepted',
      'importance',
      'open',
      'answered_at',
      'counted_mine',
      'counted_accepted',
      'counted_importance',
      'counted_open',
    ],
  },
  addRows({ id, joinedAt, answers: given }, add) {
    for (const { question, ...values } of given) {
      const { mine, accepted, importance, open } = values;
      const counted = [mine, accepted, importance, open];
      add('answer', [id, question, ...counted, time(joinedAt + 600_000), ...counted]);
    }
  },
  // The cards need it, which are created before the keys.
  beforeKeys: ['create index population_answers on answer (member_id)', 'analyze answer'],
  afterKeys: ['drop index population_answers'],
};

const profiles: TableFiller = {
  tables: {
    profile: [
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
      'answers_count_from',
      'own_fields',
      'asked_fields',
      'field_consents',
    ],
    first_found: ['member_id', 'at'],
  },
  addRows(member, add) {
    const { home, seeking, facts } = member;
    // An hour later, when they had looked around.
    const agreedAt = time(member.joinedAt + 3_600_000)?.toISOString();
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
      member.answers.length > 0 ? time(member.joinedAt + 3_600_000) : null,
      { json: byField(facts.values, storedValue) },
      { json: byField(facts.requires, storedCondition) },
      { json: Object.fromEntries(facts.consents.map((field) => [field, agreedAt])) },
    ]);
    if (member.complete) add('first_found', [member.id, time(member.joinedAt)]);
  },
  // Days and months as of seen_on(), without a call for each member. People who are read together are stored together.
  beforeKeys: [
    `do $fill$ begin execute format($insert$
      with f as materialized (table findable), cards as (
        insert into card (%s, seen_on, found_at, rank_bonus)
          select %s,
            coalesce(case when p.show_last_active then a.day else date_trunc('month', a.day) end, '2000-01-01')::date,
            coalesce(n.at, f.joined_on), card_rank_bonus(s.bonus)
          from f join profile p using (member_id) left join first_found n using (member_id)
            left join rank_bonus s using (member_id)
            left join (select member_id, last_active at time zone 'UTC' as day from presence) as a using (member_id)
          order by f.zone, f.gender, f.seeks, f.seek_min_age, f.seek_max_age, f.born),
        fields as (
          insert into card_field (member_id, own_fields)
            select member_id, own_fields from f where own_fields <> '{}')
        insert into card_weight (%s) select %s from f
      $insert$, ${foundIn('card')}, ${foundIn('card_weight')}); end $fill$`,
  ],
  derivedTables: ['card', 'card_weight', 'card_field'],
};

/** The columns of a table that `findable` has, by their names and as those of `f`. */
function foundIn(table: string) {
  const list = (
    format: string,
  ) => `(select string_agg(format('${format}', attname), ', ' order by attname)
    from pg_attribute t join pg_attribute v using (attname)
    where t.attrelid = '${table}'::regclass and v.attrelid = 'findable'::regclass and t.attnum > 0)`;
  return `${list('%I')}, ${list('f.%I')}`;
}

const reviewRandom = randomStream('photo review');

/** The last photo of some members who joined within two weeks waits for review. */
const hasWaitingPhoto = ({ index, joinedAt }: Member, settings: PopulationSettings) =>
  joinedAt > settings.today - 14 * dayLength && reviewRandom(settings, index)() < 0.5;

const photos: TableFiller = {
  tables: {
    photo: [
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
      'focal_x',
      'focal_y',
    ],
  },
  addRows(member, add, { settings }) {
    const waits = settings.photosWait && hasWaitingPhoto(member, settings);
    for (const [position, photo] of member.photos.entries()) {
      const { publicId, url, name, size, placeholder, focus } = photo;
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
        focus.x,
        focus.y,
      ]);
    }
  },
};

const premium: TableFiller = {
  tables: {
    vip_grant: ['member_id', 'id', 'starts_at', 'ends_at', 'reason'],
  },
  addRows({ id, grants }, add) {
    for (const grant of grants)
      add('vip_grant', [id, grant.id, time(grant.startsAt), time(grant.endsAt), grant.reason]);
  },
};

/** In the order in which tables are written. A new area adds its filler here. */
export const tableFillers: readonly TableFiller[] = [
  accounts,
  answers,
  profiles,
  photos,
  premium,
  payments,
  likes,
  chats,
  desk,
];
