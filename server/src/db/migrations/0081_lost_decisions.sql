-- From now on a trigger forgets it.
update decision set reason = null, note = null, photo_id = null, before = '{}'
where case_id is null and member_id is null;
