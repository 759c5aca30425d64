-- Notices by push. One event of a kind is told a member once, and a notice says all that its kind needs.
alter table preference drop constraint preference_channel_check,
  add constraint preference_channel_check check (channel in ('app', 'mail', 'push'));

alter table notice
  -- What names the event, where it could be told again.
  add column event text,
  -- Whether it is in the list of the app. One that is not carries deliveries only.
  add column listed boolean not null default true,
  add constraint notice_about_of_kind check (case kind
    when 'match' then about ?& array['memberId', 'firstName']
    when 'message' then about ?& array['memberId', 'firstName']
    when 'like' then about ? 'count'
    when 'superlike' then about ? 'count'
    when 'search.new-people' then about ?& array['searchId', 'searches']
    when 'report.reply' then about ? 'reportId'
    when 'report.outcome' then about ?& array['reportId', 'status']
    when 'photo.rejected' then about ? 'reason'
    when 'premium' then about ? 'event'
    when 'security' then about ? 'event'
    when 'team.many-changes' then about ?& array['action', 'count']
    else false
  end);

create unique index notice_event on notice (member_id, kind, event) where event is not null;
drop index notice_unread;
create index notice_unread on notice (member_id) where read_at is null and listed;

-- How a notice leaves the app: at most once for each channel.
create table delivery (
  member_id uuid not null,
  notice_id uuid not null,
  channel text not null check (channel in ('mail', 'push')),
  -- `kept` is not sent: it was read, its sender is blocked or gone, or the kind was turned off meanwhile.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'kept', 'failed')),
  due_at timestamptz not null,
  tries integer not null default 0,
  ended_at timestamptz check ((ended_at is null) = (state = 'waiting')),
  primary key (member_id, notice_id, channel),
  foreign key (member_id, notice_id) references notice on delete cascade
);

create index delivery_due on delivery (due_at) where state = 'waiting';
create index delivery_ended on delivery (ended_at) where ended_at is not null;

-- Members who changed how they are told, or were told.
create table notice_setting (
  member_id uuid primary key references member on delete cascade,
  -- Of their device. Without it the service's own counts.
  time_zone text,
  -- Minutes of the day between which neither mails nor pushes are sent.
  quiet_from integer check (quiet_from between 0 and 1439),
  quiet_to integer check (quiet_to between 0 and 1439),
  -- Whether pushes name people.
  names boolean not null default false,
  -- When kinds that are gathered were mailed last.
  mailed_at timestamptz,
  check ((quiet_from is null) = (quiet_to is null) and quiet_from <> quiet_to)
);

create index notice_unlisted on notice (created_at) where not listed;
