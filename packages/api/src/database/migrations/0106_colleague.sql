-- Who may act in an account, and as what. Every person owns the account that was opened with them.
create table membership (
  account_id         uuid         not null references account (id) on delete cascade,
  id                 uuid         not null,
  -- The account that the person was opened with holds their login.
  person_account_id  uuid         not null,
  person_id          uuid         not null,
  role               text         not null,
  -- False: only the places of access_place, also when none of them is left.
  everywhere         boolean      not null,
  invited_by         uuid,
  created_at         timestamptz  not null,
  constraint membership_pkey primary key (account_id, id),
  constraint membership_person_fkey foreign key (person_account_id, person_id)
    references person (account_id, id) on delete cascade,
  constraint membership_counts_once unique (account_id, person_id),
  constraint membership_role_is_known check (role in ('owner', 'manager', 'reader')),
  constraint membership_owner_is_everywhere check (role <> 'owner' or everywhere)
);
create index membership_of_person on membership (person_id);

insert into membership (account_id, id, person_account_id, person_id, role, everywhere, created_at)
select account_id, id, account_id, id, 'owner', true, created_at from person;

-- A company stands for all of its locations, also for later ones.
create table access_place (
  account_id   uuid  not null references account (id) on delete cascade,
  -- A membership or an invitation.
  holder_id    uuid  not null,
  company_id   uuid,
  location_id  uuid,
  place_id     uuid  not null generated always as (coalesce(company_id, location_id)) stored,
  constraint access_place_pkey primary key (account_id, holder_id, place_id),
  constraint access_place_company_fkey
    foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  constraint access_place_location_fkey
    foreign key (account_id, location_id) references location (account_id, id) on delete cascade,
  constraint access_place_is_one check ((company_id is null) <> (location_id is null))
);
create index access_place_of_holder on access_place (holder_id);
create index access_place_of_company on access_place (account_id, company_id);
create index access_place_of_location on access_place (account_id, location_id);

create table invitation (
  account_id  uuid         not null references account (id) on delete cascade,
  id          uuid         not null,
  email       text         not null,
  role        text         not null,
  everywhere  boolean      not null,
  -- SHA-256. Each letter has another link; the one before ends with it.
  token_hash  text         not null,
  invited_by  uuid         not null,
  created_at  timestamptz  not null,
  sent_at     timestamptz  not null,
  expires_at  timestamptz  not null,
  constraint invitation_pkey primary key (account_id, id),
  constraint invitation_token_key unique (token_hash),
  constraint invitation_counts_once unique (account_id, email),
  constraint invitation_role_is_known check (role in ('manager', 'reader'))
);

-- The account that a session acts in. Null: the person's own.
alter table session add column member_account_id uuid references account (id) on delete cascade;
alter table one_time_token add column member_account_id uuid references account (id) on delete cascade;
create index session_of_member on session (member_account_id) where member_account_id is not null;

-- The account that the next login opens. Null: the person's own.
alter table person add column login_account_id uuid references account (id) on delete set null;

-- Opened with a login that was made for a colleague, who has no business of their own yet.
alter table account add column is_unused boolean not null default false;

-- Colleagues delete, too; their logins are in accounts of their own.
alter table deletion drop constraint deletion_person_fkey;

-- The address of the colleague that an event is about.
alter table security_event add column colleague text;
