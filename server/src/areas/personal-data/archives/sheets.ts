import { questions } from '@kindred/contract/profiles/questions';

type Row = Readonly<Record<string, unknown>>;

/** One file of the archive: what a table has of the member $1. Keys of locks and what speaks of others stay out. */
export interface Sheet {
  readonly name: string;
  readonly table: string;
  readonly text: string;
  /** For people, who do not know our keys. */
  readonly tell?: (row: Row) => Row;
}

const own = (table: string, columns: string, order: string) =>
  `select ${columns} from ${table} where member_id = $1 order by ${order}`;

export const sheets: readonly Sheet[] = [
  {
    name: 'account',
    table: 'member',
    text: `select id, email, email_verified_at, created_at, state, state_by, state_reason, state_until,
        erase_at, password_hash is not null as has_password, staff_role, is_vip, vip_until
      from member where id = $1`,
  },
  {
    name: 'consent',
    table: 'consent',
    text: own('consent', 'purpose, version, given_at, withdrawn_at', 'given_at'),
  },
  {
    name: 'ways-in',
    table: 'identity',
    text: own('identity', 'provider, subject, created_at', 'created_at'),
  },
  {
    name: 'sessions',
    table: 'session',
    text: own(
      'session',
      'device, host(address) as address, created_at, rotated_at as last_used_at, ends_at',
      'created_at',
    ),
  },
  {
    name: 'profile',
    table: 'profile',
    text: `select first_name, last_name, birth_date, gender, bio, city, country, latitude, longitude,
        seek_genders, seek_min_age, seek_max_age, seek_max_distance, interests, prompts,
        show_last_active, paused, complete
      from profile where member_id = $1`,
  },
  {
    name: 'answers',
    table: 'answer',
    text: own(
      'answer',
      'question, mine, accepted, importance, answered_at',
      'answered_at, question',
    ),
    tell: tellAnswer,
  },
  {
    name: 'photos',
    table: 'photo',
    text: own(
      'photo',
      'position, public_id, name, size, mime_type, created_at, review, review_reason',
      'position',
    ),
  },
  {
    name: 'photos-not-used',
    table: 'upload',
    text: own('upload', 'public_id, name, size, created_at', 'created_at'),
  },
  {
    name: 'activity',
    table: 'presence',
    text: 'select last_active from presence where member_id = $1',
  },
  {
    name: 'blocks',
    table: 'block',
    text: `select 'another member' as blocked, created_at from block
      where member_id = $1 and mine order by created_at`,
  },
  {
    name: 'notices',
    table: 'notice',
    text: own('notice', 'kind, about, created_at, read_at', 'id'),
  },
  {
    name: 'notice-settings',
    table: 'preference',
    text: own('preference', 'kind, channel, is_on', 'kind, channel'),
  },
  {
    name: 'reports',
    table: 'report',
    text: `select r.id, r.problem_type, r.description, r.status, r.created_at, r.settled_at,
        case when r.reported_id is null then 'the service' else 'another member' end as about,
        coalesce((select json_agg(json_build_object('message', a.message, 'replied_at', a.replied_at)
            order by a.id)
          from reply a where a.report_id = r.id and not a.is_internal), '[]') as replies
      from report r where r.reporter_id = $1 order by r.created_at, r.id`,
  },
  {
    name: 'premium',
    table: 'vip_grant',
    text: own('vip_grant', 'starts_at, ends_at, reason', 'starts_at'),
  },
  {
    name: 'what-the-team-did',
    table: 'audit',
    text: `select at, action from audit
      where subject_kind = 'member' and subject_id = $1 order by id`,
  },
  { name: 'archives', table: 'archive', text: own('archive', 'asked_at', 'asked_at') },
];

function tellAnswer(row: Row): Row {
  const { question: key, mine, accepted, ...rest } = row;
  const asked = (questions as Record<string, { question: string; answers: readonly string[] }>)[
    String(key)
  ];
  if (!asked) return row;
  return {
    question: asked.question,
    mine: asked.answers[Number(mine)],
    accepted: asked.answers.filter((_, index) => Number(accepted) & (1 << index)),
    ...rest,
  };
}
