-- Every slug that was ever printed. A row outlives its code: a printed slug is never given again.
create table slug (
  slug text primary key,
  -- Ten characters of Crockford's base32: no I, L, O or U.
  constraint slug_is_base32 check (slug ~ '^[0-9A-HJKMNP-TV-Z]{10}$')
);

-- A code is a printed QR code: where it hangs, which form it opens, which frame surrounds it.
create table code (
  account_id         uuid        not null references account (id) on delete cascade,
  id                 uuid        not null,
  slug               text        not null references slug (slug),
  name               text        not null,
  description        text        not null default '',
  location_id        uuid        not null,
  form_id            uuid,
  frame_id           uuid,
  state              text        not null default 'draft',
  -- What visitors see: the form and its version as they were when the code was published.
  published_form_id  uuid,
  published_version  integer,
  published_at       timestamptz,
  is_sample          boolean     not null default false,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  deleted_at         timestamptz,
  constraint code_pkey primary key (account_id, id),
  constraint code_slug_key unique (slug),
  constraint code_location_fkey
    foreign key (account_id, location_id) references location (account_id, id) on delete cascade,
  constraint code_form_fkey
    foreign key (account_id, form_id) references form (account_id, id),
  constraint code_frame_fkey
    foreign key (account_id, frame_id) references frame (account_id, id),
  constraint code_published_version_fkey
    foreign key (account_id, published_form_id, published_version)
    references form_version (account_id, form_id, version),
  constraint code_name_has_words check (length(name) between 1 and 120),
  constraint code_description_fits check (length(description) <= 1000),
  constraint code_state_is_known check (state in ('draft', 'published', 'paused')),
  -- Whatever is open or paused has a form, a frame and a version to show.
  constraint code_open_is_complete check (
    state = 'draft'
    or (form_id is not null and frame_id is not null and published_form_id is not null
        and published_version is not null and published_at is not null)
  )
);

create index code_newest on code (account_id, created_at desc, id) where deleted_at is null;
create index code_at_location on code (account_id, location_id);
create index code_with_form on code (account_id, form_id);
create index code_with_published_form on code (account_id, published_form_id);
create index code_with_frame on code (account_id, frame_id);
