-- The counts that one member is part of. Triggers and recounts share this function, so that they agree.
create or replace function member_splits(state text, verified_at timestamptz, is_vip boolean, created_at timestamptz, zone text)
returns table (metric text, split text) stable language sql as $$
  select 'accounts', concat_ws(',',
      case when state = 'active' then 'active' else 'inactive' end,
      case when verified_at is null then 'unverified' else 'verified' end,
      case when is_vip then 'vip' else 'free' end)
    where state <> 'erased'
  union all
  select 'joined', (created_at at time zone zone)::date || case when is_vip then ',vip' else ',free' end
    where state <> 'erased'
$$;
