-- In batches of 1000 rows of chat_member (member_id, other_id).
update chat_member s set shown_delivered_to = s.delivered_to, shown_read_to = s.read_to
where (s.member_id, s.other_id) in (select * from unnest($1::uuid[], $2::uuid[]))
  and (s.shown_delivered_to, s.shown_read_to) <> (s.delivered_to, s.read_to)
  and exists (select from profile p where p.member_id = s.member_id and p.show_last_active);
