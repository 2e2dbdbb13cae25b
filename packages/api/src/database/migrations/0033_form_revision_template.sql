-- Grows by one with every save, so that nobody overwrites what somebody else saved meanwhile.
alter table form add column revision integer not null default 1;
alter table form add constraint form_revision_counts check (revision >= 1);
alter table frame add column revision integer not null default 1;
alter table frame add constraint frame_revision_counts check (revision >= 1);

-- A template is a form to start from. Starters of the product are not kept here.
create table template (
  account_id   uuid        not null references account (id) on delete cascade,
  id           uuid        not null,
  -- The document's own title, kept apart for lists.
  name         text        not null,
  document     jsonb       not null,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  deleted_at   timestamptz,
  deletion_id  uuid,
  constraint template_pkey primary key (account_id, id),
  constraint template_name_is_the_documents check (name = document ->> 'title'),
  constraint template_name_has_words check (length(name) between 1 and 120)
);

create index template_newest on template (account_id, created_at desc, id)
  where deleted_at is null;
create index template_deleted on template (deleted_at) where deleted_at is not null;

alter table deletion drop constraint deletion_kind_is_known;
alter table deletion add constraint deletion_kind_is_known
  check (kind in ('company', 'location', 'form', 'frame', 'template', 'code', 'feedback'));
