-- Appeals by their outcome, the latest first.
create index appeal_decided on appeal (outcome, decided_at desc, id desc) where outcome is not null;
