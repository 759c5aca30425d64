-- Lists of new members are in the order of the day (UTC) on which people joined, and cards hold nothing finer.
alter table card alter column joined_at type date using (joined_at at time zone 'UTC')::date;
alter table card rename column joined_at to joined_on;
