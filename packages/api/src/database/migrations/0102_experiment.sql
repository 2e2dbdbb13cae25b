-- Two forms or two frames over some codes, exchanged by a plan that was drawn when the experiment was made.
create table experiment (
  account_id   uuid         not null references account (id) on delete cascade,
  id           uuid         not null,
  name         text         not null,
  kind         text         not null,
  -- Forms with the versions that they had, or frames. They are only named: they may be deleted before their experiment.
  a_id         uuid         not null,
  b_id         uuid         not null,
  a_version    integer,
  b_version    integer,
  -- The first day, by the clock of each code's location.
  starts       date         not null,
  periods      smallint     not null,
  period_days  smallint     not null,
  measure      text         not null,
  seed         integer      not null,
  -- Codes of the plan, also those that were purged since.
  codes        smallint     not null,
  created_at   timestamptz  not null,
  stopped_at   timestamptz,
  constraint experiment_pkey primary key (account_id, id),
  constraint experiment_kind_is_known check (kind in ('forms', 'frames')),
  constraint experiment_forms_have_versions
    check ((kind = 'forms') = (a_version is not null) and (kind = 'forms') = (b_version is not null)),
  constraint experiment_fits check (length(name) <= 120 and length(measure) <= 20 and periods between 2 and 8
    and periods % 2 = 0 and period_days between 2 and 56 and codes between 4 and 60)
);
create index experiment_latest on experiment (account_id, created_at desc, id desc);

-- The plan: what each code has in each period, such as ABBA. It never changes.
create table experiment_code (
  account_id     uuid      not null references account (id) on delete cascade,
  experiment_id  uuid      not null,
  code_id        uuid      not null,
  -- Its place in the plan that the seed draws.
  position       smallint  not null,
  sequence       text      not null,
  -- A 1 for each period whose frame was hung as planned, and a 0 for the others.
  done           text      not null,
  constraint experiment_code_pkey primary key (account_id, experiment_id, code_id),
  constraint experiment_code_experiment_fkey
    foreign key (account_id, experiment_id) references experiment (account_id, id) on delete cascade,
  constraint experiment_code_code_fkey
    foreign key (account_id, code_id) references code (account_id, id) on delete cascade,
  constraint experiment_code_fits check (sequence ~ '^[AB]{2,8}$' and done ~ '^[01]{2,8}$')
);
create index experiment_of_code on experiment_code (account_id, code_id);
