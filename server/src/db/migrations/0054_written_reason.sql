-- The reason as the decider wrote it, if the subject got the version in their language. Null if `reason` is what was written.
alter table decision add column written_reason text;
