-- A form is what a visitor fills in. The document is the one that is being edited.
create table form (
  account_id  uuid        not null references account (id) on delete cascade,
  id          uuid        not null,
  -- The document's own title, kept apart for lists.
  title       text        not null,
  document    jsonb       not null,
  -- The newest published version; 0 before the first.
  version     integer     not null default 0,
  is_sample   boolean     not null default false,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  deleted_at  timestamptz,
  constraint form_pkey primary key (account_id, id),
  constraint form_title_is_the_documents check (title = document ->> 'title'),
  constraint form_title_has_words check (length(title) between 1 and 120),
  constraint form_version_counts check (version >= 0)
);

create index form_newest on form (account_id, created_at desc, id) where deleted_at is null;

-- A published version of a form never changes: each answer is read with the labels it was given to.
create table form_version (
  account_id  uuid        not null references account (id) on delete cascade,
  form_id     uuid        not null,
  version     integer     not null,
  document    jsonb       not null,
  created_at  timestamptz not null default now(),
  constraint form_version_pkey primary key (account_id, form_id, version),
  constraint form_version_form_fkey
    foreign key (account_id, form_id) references form (account_id, id) on delete cascade,
  constraint form_version_counts check (version >= 1)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'A published form version never changes.';
end
$$;

create trigger form_version_never_changes
  before update on form_version for each row execute function refuse_change();

-- A frame is the printed art around a code.
create table frame (
  account_id  uuid        not null references account (id) on delete cascade,
  id          uuid        not null,
  -- The document's own name, kept apart for lists.
  name        text        not null,
  document    jsonb       not null,
  -- Whether the printed code has its place on it.
  has_qr      boolean     not null,
  is_sample   boolean     not null default false,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  deleted_at  timestamptz,
  constraint frame_pkey primary key (account_id, id),
  constraint frame_name_is_the_documents check (name = document ->> 'name'),
  constraint frame_name_has_words check (length(name) between 1 and 120)
);

create index frame_newest on frame (account_id, created_at desc, id) where deleted_at is null;

-- An image is a picture we decoded and wrote anew: nothing of the uploaded bytes survives.
create table image (
  account_id  uuid        not null references account (id) on delete cascade,
  id          uuid        not null,
  media_type  text        not null,
  bytes       bytea       not null,
  width       integer     not null,
  height      integer     not null,
  is_sample   boolean     not null default false,
  created_at  timestamptz not null default now(),
  constraint image_pkey primary key (account_id, id),
  -- Visitors read pictures without an account, by id alone.
  constraint image_id_key unique (id),
  constraint image_media_type_is_known check (media_type in ('image/png', 'image/jpeg')),
  constraint image_is_small check (width >= 1 and height between 1 and 200)
);
