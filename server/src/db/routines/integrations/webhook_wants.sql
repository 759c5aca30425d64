-- Whether any webhook wants such events. Asked first, so that a site without webhooks does nothing else.
create or replace function webhook_wants(kind text) returns boolean language sql stable
  return exists (select from webhook w where kind = any (w.events));
