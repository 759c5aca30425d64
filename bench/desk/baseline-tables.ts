/** What the baselines read: one row for each case of the queue, each report, each person and each decision. */
export const deskTables = `
  create unlogged table bench.queued_case as
    select c.id, c.kind, c.version, c.urgency, c.opened_at, c.escalated_at, c.claimed_by, c.claimed_until, c.member_id,
      p.first_name, p.last_name, (select url from photo f where f.member_id = c.member_id and f.review = 'approved'
        order by f.position limit 1) as photo, o.types, o.reports
    from report_case c left join profile p on p.member_id = c.member_id
      cross join lateral (select array_agg(distinct problem_type) as types, count(*) as reports,
        bool_or(not set_aside) as waits from report r where r.case_id = c.id and r.status_rank <= 1) as o
    where c.closed_at is null and o.waits;
  create index on bench.queued_case (urgency, opened_at, id);

  create unlogged table bench.case_report as
    select r.case_id, r.id, r.status_rank, r.problem_type, r.description, r.priority, r.status, r.created_at, r.settled_at,
      r.reporter_id, p.first_name, p.last_name, m.email, m.state,
      (select json_agg(json_build_object('message', a.message, 'at', a.replied_at) order by a.id)
        from reply a where a.report_id = r.id) as replies,
      (select json_agg(json_build_object('kind', v.kind, 'content', v.content)) from evidence v
        where v.report_id = r.id) as evidence
    from report r left join member m on m.id = r.reporter_id left join profile p on p.member_id = m.id;
  create index on bench.case_report (case_id, status_rank, created_at desc);

  create unlogged table bench.case_person as
    select m.id, m.email, m.email_verified_at, m.is_vip, m.created_at, m.state, m.state_reason, m.state_until,
      p.first_name, p.last_name, p.bio,
      (select json_agg(json_build_object('publicId', f.public_id, 'url', f.url) order by f.position)
        from photo f where f.member_id = m.id) as photos
    from member m left join profile p on p.member_id = m.id
    where m.id in (select member_id from report_case);
  create unique index on bench.case_person (id);

  create unlogged table bench.case_decision as
    select member_id, id, case_id, action, decided_by, decided_at, until, ground, clause, category, keyword, reason, note,
      strikes, undone_at, reversed_at from decision where member_id is not null;
  create index on bench.case_decision (member_id, decided_at desc);`;

/** What a decision changes, on logged tables, because it has to survive a crash on both sides. */
export const decisionTables = `
  create table bench.member_state (id uuid primary key, state text, state_reason text, state_until timestamptz);
  insert into bench.member_state select id, state, state_reason, state_until from member;
  create table bench.report_state (id uuid primary key, case_id uuid, status text, settled_at timestamptz);
  insert into bench.report_state select id, case_id, status, settled_at from report;
  create index on bench.report_state (case_id);
  create table bench.case_state (id uuid primary key, version int, closed_at timestamptz);
  insert into bench.case_state select id, version, closed_at from report_case;
  create table bench.decided (id uuid primary key, case_id uuid, member_id uuid, action text, by_id uuid,
    at timestamptz, until timestamptz, clause text, category text, keyword text, reason text, before json);
  create table bench.decided_report (decision_id uuid, report_id uuid, outcome text, answer text,
    primary key (decision_id, report_id));
  create table bench.status_change (report_id uuid, to_status text, by_id uuid, at timestamptz);
  create index on bench.status_change (report_id);
  create table bench.audit_row (id uuid primary key, actor_id uuid, action text, subject_id uuid, details json);
  create table bench.look (id uuid primary key, by_id uuid, subject_id uuid, at timestamptz);
  create table bench.session (member_id uuid, id uuid);
  insert into bench.session select member_id, id from session;
  create index on bench.session (member_id);
  create table bench.online (member_id uuid primary key, online_until timestamptz);
  insert into bench.online select member_id, online_until from presence;
  create table bench.found (member_id uuid primary key);
  insert into bench.found select member_id from card;
  create table bench.paired (member_id uuid, other_id uuid, away_since timestamptz, primary key (other_id, member_id));
  insert into bench.paired select member_id, other_id, away_since from match;
  create table bench.counted (split text, value int);
  create table bench.tried (key text primary key, count int);
  create table bench.message_plan (key text primary key, run_at timestamptz);`;

export const deskTableNames = [
  'queued_case',
  'case_report',
  'case_person',
  'case_decision',
  'member_state',
  'report_state',
  'case_state',
  'online',
  'found',
  'paired',
];
