-- One delete, be it of one thing or of many, is one deletion. What went with it carries its id, so
-- that taking it back gives back exactly that, and nothing that was deleted by itself before.
create table deletion (
  account_id  uuid        not null references account (id) on delete cascade,
  id          uuid        not null,
  kind        text        not null,
  -- The name of the thing, or of the first of many.
  label       text        not null,
  -- How many were named, and what went with them.
  counts      jsonb       not null,
  deleted_at  timestamptz not null,
  deleted_by  uuid,
  constraint deletion_pkey primary key (account_id, id),
  constraint deletion_kind_is_known
    check (kind in ('company', 'location', 'form', 'frame', 'code', 'feedback')),
  constraint deletion_person_fkey
    foreign key (account_id, deleted_by) references person (account_id, id)
    on delete set null (deleted_by)
);

create index deletion_newest on deletion (account_id, deleted_at desc, id desc);
create index deletion_by_age on deletion (deleted_at);

-- Which codes a removed form or frame left behind, as they were: they are linked and opened again
-- when it comes back.
create table deletion_link (
  account_id         uuid    not null,
  deletion_id        uuid    not null,
  code_id            uuid    not null,
  form_id            uuid,
  frame_id           uuid,
  state              text    not null,
  published_form_id  uuid,
  published_version  integer,
  constraint deletion_link_pkey primary key (account_id, deletion_id, code_id),
  -- Links are noted while they are cut, the deletion itself once it is known what it took.
  constraint deletion_link_deletion_fkey
    foreign key (account_id, deletion_id) references deletion (account_id, id) on delete cascade
    deferrable initially deferred,
  constraint deletion_link_code_fkey
    foreign key (account_id, code_id) references code (account_id, id) on delete cascade
);

create index deletion_link_of_code on deletion_link (account_id, code_id);

-- No foreign key here: one delete may take a million rows, and each would be looked up. The id is
-- written by the statement that deletes, and nowhere else.
alter table company add column deletion_id uuid;
alter table location add column deletion_id uuid;
alter table form add column deletion_id uuid;
alter table frame add column deletion_id uuid;
alter table code add column deletion_id uuid;
alter table scan add column deletion_id uuid;
alter table feedback add column deletion_id uuid;

-- What is deleted is found by its moment: to be taken back, and to go for good.
create index company_deleted on company (deleted_at) where deleted_at is not null;
create index location_deleted on location (deleted_at) where deleted_at is not null;
create index form_deleted on form (deleted_at) where deleted_at is not null;
create index frame_deleted on frame (deleted_at) where deleted_at is not null;
create index code_deleted on code (deleted_at) where deleted_at is not null;
create index scan_deleted on scan (deleted_at) where deleted_at is not null;
create index feedback_deleted on feedback (deleted_at) where deleted_at is not null;
create index feedback_spam on feedback (received_at) where is_spam;
