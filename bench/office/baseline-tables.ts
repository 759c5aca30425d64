/**
 * The rows that the baselines read: narrow ones to filter, sort and count by, and one row with everything that a list
 * shows of a user or a report. The service keeps these values in several tables, because they change at different times.
 */
export const userTables = `
  create unlogged table bench.listed_user as
    select m.id, m.created_at, m.state = 'active' as active, m.email_verified_at is not null as verified,
      m.is_vip as vip, m.name_key, m.email, a.last_active, a.online_until, m.name_key || E'\\n' || m.email as search
    from member m join presence a on a.member_id = m.id
    where m.state <> 'erased';
  create index on bench.listed_user (created_at desc, id desc) include (active, verified, vip, online_until);
  create index on bench.listed_user (active, created_at, id);
  create index on bench.listed_user (vip, created_at, id);
  create index on bench.listed_user (created_at desc, id desc) where active and vip;
  create index on bench.listed_user (name_key, id);
  create index on bench.listed_user (email) include (id);
  create index on bench.listed_user (last_active desc nulls last, id desc);
  create index on bench.listed_user (online_until);
  create index on bench.listed_user using gin (search gin_trgm_ops);

  create unlogged table bench.user_row as
    select m.id, m.email, m.state, m.staff_role, m.created_at, m.email_verified_at is not null as verified,
      m.verification_sent_at is not null as verification_sent, m.is_vip, m.vip_until, a.last_active, a.online_until,
      p.first_name, p.last_name, p.gender, p.birth_date, p.bio, p.city, p.country, p.show_last_active, p.complete,
      (select json_agg(json_build_object('url', f.url, 'publicId', f.public_id, 'name', f.name, 'size', f.size,
          'mimeType', f.mime_type, 'position', f.position) order by f.position)
        from photo f where f.member_id = m.id) as photos
    from member m left join profile p on p.member_id = m.id left join presence a on a.member_id = m.id;
  alter table bench.user_row add primary key (id);`;

export const reportTables = `
  create unlogged table bench.listed_report as
    select id, created_at, priority_rank, status_rank, problem_type, search_key from report;
  create index on bench.listed_report (created_at desc, id desc);
  create index on bench.listed_report (status_rank, created_at, id);
  create index on bench.listed_report (priority_rank, created_at, id);
  create index on bench.listed_report (problem_type, created_at, id);
  create index on bench.listed_report (status_rank, priority_rank, created_at, id);
  create index on bench.listed_report using gin (search_key gin_trgm_ops);

  create unlogged table bench.report_row as
    select r.id, r.problem_type, r.description, r.priority, r.status, r.created_at, r.settled_at,
      r.reporter_id, a.first_name as reporter_name, b.email as reporter_email,
      r.reported_id, c.first_name as reported_name, d.email as reported_email, r.assignee_id, r.case_id,
      (select count(*) from report s where s.case_id = r.case_id) as case_total,
      (select count(*) from report s where s.case_id = r.case_id and s.status_rank < 2) as case_open,
      (select json_agg(json_build_object('_id', y.id, 'message', y.message, 'isInternal', y.is_internal,
          'repliedAt', y.replied_at) order by y.id) from reply y where y.report_id = r.id) as replies
    from report r
      left join profile a on a.member_id = r.reporter_id left join member b on b.id = r.reporter_id
      left join profile c on c.member_id = r.reported_id left join member d on d.id = r.reported_id;
  alter table bench.report_row add primary key (id);`;

/** Counts that a trigger or a job would keep. */
export const figureTables = `
  create unlogged table bench.figure (metric text, split text, value bigint);
  insert into bench.figure
    select 'all', 'total', count(*) from bench.user_row
    union all select 'all', 'vip', count(*) from bench.user_row where is_vip
    union all select 'all', 'active', count(*) from bench.user_row where state = 'active'
    union all select 'all', 'verified', count(*) from bench.user_row where verified
    union all select 'all', 'complete', count(*) from bench.user_row where complete
    union all select 'gender', gender, count(*) from bench.user_row group by gender
    union all select 'joined', to_char(created_at, 'YYYY-MM') || is_vip, count(*) from bench.user_row
      where created_at > date_trunc('month', now()) - interval '11 months' group by 2
    union all select 'age', width_bucket(extract(year from age(birth_date))::int, array[18, 26, 36, 46, 56])::text, count(*)
      from bench.user_row group by 2;

  create unlogged table bench.report_figure as
    select status, priority, problem_type, count(*) from report group by 1, 2, 3;
  create unlogged table bench.first_response_time as
    select first_answered_at, extract(epoch from first_answered_at - created_at) as seconds
    from report where first_answered_at is not null;
  create index on bench.first_response_time (first_answered_at) include (seconds);`;

/** Logged tables, because a change has to survive a crash on both sides. */
export const changeTables = `
  create table bench.member_state (id uuid primary key, state text, state_by text, state_reason text);
  insert into bench.member_state select id, state, state_by, state_reason from member;
  create table bench.audit_row (id uuid primary key, actor_id uuid, action text, subject_id uuid, details json);`;

export const tableNames = [
  'listed_user',
  'user_row',
  'listed_report',
  'report_row',
  'figure',
  'report_figure',
  'first_response_time',
  'member_state',
];
