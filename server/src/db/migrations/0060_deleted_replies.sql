-- In batches of 1000 rows of reply (id).
-- What is in place of a deleted text begins with a space from now on, as no one can write that.
update reply set message = ' deleted-with-account'
where id = any ($1::uuid[]) and message = 'deleted-with-account';
