import { type MemberReport, createReports } from './people/member-reports.ts';
import { uuid } from './people/identifiers.ts';
import type { Member } from './people/member.ts';
import type { TableFiller } from './table-filler.ts';
import { randomFrom, streamOf } from './random.ts';

const time = (moment: number) => new Date(moment);

/** The evidence of a report, as the service stores it. */
const evidenceOf = (reported: Member, at: number) => ({
  firstName: reported.firstName,
  age: reported.birthDate ? ageAt(reported.birthDate, at) : null,
  gender: reported.gender,
  bio: reported.bio,
  city: reported.home?.city ?? null,
  country: reported.home?.country ?? null,
  interests: reported.interests,
  prompts: reported.prompts,
  photos: reported.photos.map(({ publicId, url }) => ({ publicId, url })),
});

function ageAt(birthDate: string, at: number) {
  const day = new Date(at).toISOString().slice(0, 10);
  const had = day.slice(5) >= birthDate.slice(5);
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (had ? 0 : 1);
}

const keyOf = ({ firstName, lastName, email }: Member) => [
  [firstName, lastName].filter(Boolean).join(' '),
  email,
];

function toReportRow(member: Member, { reported, events, replies, ...report }: MemberReport) {
  const last = events.at(-1);
  const status = last?.status ?? 'pending';
  const answer = replies.find(({ internal }) => !internal);
  return [
    report.id,
    member.id,
    reported?.member.id ?? null,
    // A report about the service is a case alone.
    reported?.caseId ?? report.id,
    report.type,
    report.description,
    report.priority,
    status,
    time(report.createdAt),
    answer ? time(answer.at) : null,
    last && status !== 'in_progress' ? time(last.at) : null,
    [report.id, ...keyOf(member), ...(reported ? keyOf(reported.member) : []), report.description]
      .join('\n')
      .toLowerCase(),
  ];
}

export const reports: TableFiller = {
  tables: {
    report: [
      'id',
      'reporter_id',
      'reported_id',
      'case_id',
      'problem_type',
      'description',
      'priority',
      'status',
      'created_at',
      'first_answered_at',
      'settled_at',
      'search_key',
    ],
    report_event: ['report_id', 'number', 'from_status', 'to_status', 'by_id', 'at'],
    reply: ['report_id', 'id', 'message', 'is_internal', 'replied_at'],
    evidence: ['report_id', 'kind', 'content', 'public_ids', 'taken_at'],
    report_case: ['id', 'kind', 'member_id', 'opened_at', 'closed_at', 'urgency'],
  },
  addRows(member, add, { settings, memberAt }) {
    for (const report of createReports(member, settings, memberAt)) {
      const { id, reported, createdAt, events, replies } = report;
      add('report', toReportRow(member, report));
      add('report_event', [id, 1, null, 'pending', member.id, time(createdAt)]);
      for (const [index, { status, at }] of events.entries()) {
        const from = events[index - 1]?.status ?? 'pending';
        add('report_event', [id, index + 2, from, status, null, time(at)]);
      }
      const random = randomFrom(settings.seed, member.index, streamOf(`replies ${id}`));
      for (const { message, internal, at } of replies) {
        add('reply', [id, timeOrdered(at, uuid(random)), message, internal, time(at)]);
      }
      if (reported) {
        const content = evidenceOf(reported.member, createdAt);
        const publicIds = content.photos.map(({ publicId }) => publicId);
        add('evidence', [id, 'profile', { json: content }, publicIds, time(createdAt)]);
      }
    }
  },
  // A case is open as long as one of its reports waits.
  beforeKeys: [
    `insert into report_case (id, kind, member_id, opened_at, closed_at, urgency)
      select case_id, case when bool_and(case_id = id) then 'service' else 'person' end,
        (array_agg(reported_id))[1], min(created_at),
        case when bool_and(settled_at is not null) then max(settled_at) end,
        3 - coalesce(max(priority_rank) filter (where settled_at is null), max(priority_rank))
      from report where case_id not in (select id from report_case)
      group by case_id`,
  ],
  // The same as report_key, for all reports at once.
  afterKeys: [
    `update report r set search_key = keyed.key
      from (
        select r.id, lower(concat_ws(E'\\n', r.id::text, a.name_key, a.email, b.name_key, b.email,
            r.description) collate "default") as key
        from report r left join member a on a.id = r.reporter_id left join member b on b.id = r.reported_id
      ) as keyed
      where keyed.id = r.id and r.search_key <> keyed.key`,
  ],
  rowRules: {
    report: { ownedBy: 'reporter_id' },
    report_case: { keptIf: 'exists (select from report r where r.case_id = t.id)' },
  },
};

/** A UUID of version 7, as a reply at this moment would have had. */
function timeOrdered(at: number, random: string) {
  const moment = at.toString(16).padStart(12, '0');
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${random.slice(15)}`;
}
