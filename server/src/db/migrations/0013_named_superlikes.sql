-- In batches of 1000 rows of notice (member_id, id).
-- A notice of a super like now says whose it is. Those that name no one become notices of likes.
update notice set kind = 'like' from unnest($1::uuid[], $2::uuid[]) as batch (member_id, id)
where (notice.member_id, notice.id) = (batch.member_id, batch.id)
  and notice.kind = 'superlike' and notice.about ? 'count';
