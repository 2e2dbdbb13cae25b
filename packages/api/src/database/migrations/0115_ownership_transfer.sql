-- The owner of an account offers it to a colleague, who accepts within seven days. One offer at a time.
create table ownership_transfer (
  account_id     uuid         not null references account (id) on delete cascade,
  membership_id  uuid         not null,
  created_at     timestamptz  not null,
  expires_at     timestamptz  not null,
  constraint ownership_transfer_pkey primary key (account_id),
  constraint ownership_transfer_membership_fkey foreign key (account_id, membership_id)
    references membership (account_id, id) on delete cascade
);

create unique index membership_has_one_owner on membership (account_id) where role = 'owner';

-- A key acts for whoever owns the account, whose login need not be in it.
alter table api_key drop constraint api_key_account_id_person_id_fkey;
alter table api_key add constraint api_key_account_fkey
  foreign key (account_id) references account (id) on delete cascade;
