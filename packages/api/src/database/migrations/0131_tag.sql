-- Words by which owners find locations and codes, and narrow figures to them. The keys are the same tags in small letters,
-- written by the rules: databases disagree about the small letters of languages.
alter table location
  add column tags text[] not null default '{}',
  add column tag_keys text[] not null default '{}';
alter table code
  add column tags text[] not null default '{}',
  add column tag_keys text[] not null default '{}';

-- The tags of the locations and codes whose answers a webhook is told of. Empty: of all.
alter table webhook
  add column tags text[] not null default '{}',
  add column tag_keys text[] not null default '{}';
