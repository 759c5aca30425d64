-- The log shows what was changed apart from what was only read, of which there is far more.
create index audit_changes on audit (id desc)
  where action not in ('member.list', 'member.read', 'report.list', 'report.read', 'photo.read', 'staff.list', 'audit.read');
