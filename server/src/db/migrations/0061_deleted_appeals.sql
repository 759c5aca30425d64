-- In batches of 1000 rows of appeal (id).
-- What is in place of a deleted text begins with a space from now on, as no one can write that.
update appeal set
  message = case message when 'deleted-with-account' then ' deleted-with-account' else message end,
  answer = case answer when 'deleted-with-account' then ' deleted-with-account' else answer end
where id = any ($1::uuid[]) and 'deleted-with-account' in (message, answer);
