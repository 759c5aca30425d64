-- What members wrote into fields of the owner, what they ask of others, and when they agreed for sensitive fields, each by the number
-- of the field: {"17": [1, 3], "23": 180, "40": "a text"}, {"17": [1], "23": {"from": 160, "to": 190}}, {"17": "2026-12-01T00:00:00.000Z"}.
alter table profile
  add column own_fields jsonb not null default '{}',
  add column asked_fields jsonb not null default '{}',
  add column field_consents jsonb not null default '{}';
