-- Incognito ended with the right to it, which paused the profile. The member has not chosen yet whether to be shown.
alter table profile add column incognito_ended boolean not null default false;

-- Finds those whose right to it has ended.
create index profile_incognito on profile (member_id) where incognito;

alter table notice drop constraint notice_about_of_kind;
alter table notice add constraint notice_about_of_kind check (case kind
    when 'match' then about ?& array['memberId', 'firstName']
    when 'message' then about ?& array['memberId', 'firstName']
    when 'like' then about ? 'count'
    when 'superlike' then about ? 'count'
    when 'search.new-people' then about ?& array['searchId', 'searches']
    when 'report.reply' then about ? 'reportId'
    when 'report.outcome' then about ?& array['reportId', 'status']
    when 'photo.rejected' then about ? 'reason'
    when 'premium' then about ? 'event'
    when 'incognito.ended' then true
    when 'security' then about ? 'event'
    when 'team.many-changes' then about ?& array['action', 'count']
    when 'decision.made' then about ?& array['action', 'link']
    when 'appeal.decided' then about ?& array['outcome', 'link']
    when 'reports.standing' then about ?& array['reason', 'asideUntil']
    else false
  end);
