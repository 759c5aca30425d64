-- What the owner of the site decided, as one document for each version. The latest one is served; without any, the defaults.
create table site_version (
  number int primary key check (number > 0),
  -- SiteDocument of the contract, as it was when it was published.
  document jsonb not null,
  -- What it changed: [{path, before, after}].
  changes jsonb not null,
  -- Null once they are erased.
  published_by uuid references member(id) on delete set null,
  published_at timestamptz not null
);
create index site_version_published_by on site_version (published_by) where published_by is not null;
-- The draft: what would be different in the next version.
create table site_change (
  path text collate "C" primary key,
  value jsonb not null,
  changed_by uuid references member(id) on delete set null,
  changed_at timestamptz not null
);
create index site_change_changed_by on site_change (changed_by) where changed_by is not null;
-- Which value an administrator is editing now.
create table site_editor (
  member_id uuid primary key references member(id) on delete cascade,
  path text collate "C" not null,
  seen_at timestamptz not null
);
-- Logos and icons, drawn again.
create table site_image (
  id uuid primary key,
  kind text not null check (kind in ('logo', 'icon')),
  png bytea not null,
  uploaded_at timestamptz not null
);
