-- A company is a business of an account.
-- The account leads every key: one account's rows lie together, and a cluster can be cut along it.
-- A deleted row stays until it is purged, so that a delete can be undone.
create table company (
  account_id           uuid        not null references account (id) on delete cascade,
  id                   uuid        not null,
  name                 text        not null,
  address              text        not null,
  -- Digits as text: leading zeros matter.
  registration_number  text        not null,
  representative       text        not null,
  -- Part of the sample workspace, which goes with one click.
  is_sample            boolean     not null default false,
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now(),
  deleted_at           timestamptz,
  constraint company_pkey primary key (account_id, id),
  constraint company_name_has_words check (length(name) between 1 and 120),
  constraint company_address_has_words check (length(address) between 1 and 300),
  constraint company_registration_number_is_digits check (registration_number ~ '^[0-9]{1,30}$'),
  constraint company_representative_has_words check (length(representative) between 1 and 120)
);

create index company_newest on company (account_id, created_at desc, id) where deleted_at is null;

-- A location is a place of a company where codes hang: a shop, a floor, a vehicle.
create table location (
  account_id   uuid        not null references account (id) on delete cascade,
  id           uuid        not null,
  company_id   uuid        not null,
  name         text        not null,
  email        text        not null,
  address      text        not null,
  description  text        not null default '',
  -- An IANA name. Days and hours in statistics are local to it.
  timezone     text        not null default 'UTC',
  is_sample    boolean     not null default false,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  deleted_at   timestamptz,
  constraint location_pkey primary key (account_id, id),
  -- The company is one of the same account, by construction.
  constraint location_company_fkey
    foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  constraint location_name_has_words check (length(name) between 1 and 120),
  constraint location_email_has_words check (length(email) between 3 and 254),
  constraint location_address_has_words check (length(address) between 1 and 300),
  constraint location_description_fits check (length(description) <= 1000),
  constraint location_timezone_fits check (length(timezone) between 1 and 64)
);

create index location_newest on location (account_id, created_at desc, id) where deleted_at is null;
create index location_of_company on location (account_id, company_id);
