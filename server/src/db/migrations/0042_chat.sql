-- The chat of two members who matched. Whoever changes anything in it locks this row first.
create table chat (
  id uuid primary key default gen_random_uuid(),
  first_id uuid not null references member on delete cascade,
  second_id uuid not null references member on delete cascade,
  last_number integer not null default 0 check (last_number >= 0),
  -- Each later change of a message takes the next one, so that devices find what changed while they were away.
  last_change integer not null default 0 check (last_change >= 0),
  -- Whether the match ended, one blocked the other, or an account is not active. It follows from those rows.
  cut boolean not null default false,
  unique (first_id, second_id),
  check (first_id < second_id)
);

create index chat_second on chat (second_id);

-- A chat as one side has it.
create table chat_member (
  member_id uuid not null references member on delete cascade,
  other_id uuid not null,
  chat_id uuid not null references chat on delete cascade,
  -- The time of the last message of either, or of the match, as exact as a cursor.
  active_at timestamptz(3) not null,
  -- The number of the last message that this member sent.
  last_sent integer not null default 0 check (last_sent >= 0),
  delivered_to integer not null default 0 check (delivered_to >= read_to),
  read_to integer not null default 0 check (read_to >= 0),
  read_at timestamptz,
  -- Messages of the other behind `read_to` that are not deleted.
  unread integer not null default 0 check (unread >= 0),
  archived boolean not null default false,
  primary key (member_id, other_id)
);

create index chat_member_newest on chat_member (member_id, active_at desc, other_id desc);
create index chat_member_unread on chat_member (member_id) where unread > 0;
create index chat_member_chat on chat_member (chat_id);

-- The sender is one of the two of the chat, so it needs no key of its own.
create table message (
  chat_id uuid not null references chat on delete cascade,
  number integer not null check (number > 0),
  -- Chosen by the sender's device, so that a retry is the same message.
  id uuid not null,
  sender_id uuid not null,
  body text check (length(body) between 1 and 2000),
  photo_id text collate "C",
  reply_to integer check (reply_to < number),
  sent_at timestamptz not null,
  edited_at timestamptz,
  -- Deleted for both. Its content is gone, and its number stays.
  deleted_at timestamptz,
  -- Deleted for one side alone.
  sender_hid boolean not null default false,
  receiver_hid boolean not null default false,
  sender_reaction text collate "C",
  receiver_reaction text collate "C",
  change integer not null default 0 check (change >= 0),
  primary key (chat_id, number),
  check ((deleted_at is null) = (body is not null or photo_id is not null))
);

create unique index message_id on message (chat_id, id);
create index message_changed on message (chat_id, change) where change > 0;

-- Photos that were sent in a chat. Only its two members see them, while the chat is not cut.
create table chat_photo (
  public_id text collate "C" primary key,
  chat_id uuid not null references chat on delete cascade,
  member_id uuid not null references member on delete cascade,
  url text not null,
  name text not null,
  size integer not null check (size > 0),
  placeholder bytea,
  sent_at timestamptz not null
);

create index chat_photo_chat on chat_photo (chat_id);
create index chat_photo_member on chat_photo (member_id);

-- Messages that a member has begun to write.
create table draft (
  member_id uuid not null,
  other_id uuid not null,
  body text not null check (length(body) between 1 and 2000),
  saved_at timestamptz not null,
  primary key (member_id, other_id),
  foreign key (member_id, other_id) references chat_member on delete cascade
);

insert into chat (first_id, second_id, cut)
select least(m.member_id, m.other_id), greatest(m.member_id, m.other_id),
  bool_or(m.ended_at is not null or m.away_since is not null
    or exists (select from block b where b.member_id = m.member_id and b.other_id = m.other_id))
from match m group by 1, 2;

insert into chat_member (member_id, other_id, chat_id, active_at)
select m.member_id, m.other_id, c.id, m.matched_at
from match m join chat c on c.first_id = least(m.member_id, m.other_id) and c.second_id = greatest(m.member_id, m.other_id);
