-- The authenticator app of a person: asked for at the login besides the password.
create table second_factor (
  account_id    uuid         not null,
  person_id     uuid         not null,
  -- RFC 6238, base32. Codes are computed from it, so it has to be kept as it is.
  secret        text         not null,
  created_at    timestamptz  not null,
  -- Null: the app has not shown its first code yet, and nothing is asked for.
  confirmed_at  timestamptz,
  -- The last time step whose code was taken. It and all before are used.
  last_step     bigint       not null default 0,
  constraint second_factor_pkey primary key (account_id, person_id),
  constraint second_factor_person_fkey
    foreign key (account_id, person_id) references person (account_id, id) on delete cascade
);

-- In place of a code of the app, once each. Shown once; only the SHA-256 is kept.
create table recovery_code (
  account_id  uuid         not null,
  person_id   uuid         not null,
  code_hash   text         not null,
  used_at     timestamptz,
  constraint recovery_code_pkey primary key (account_id, person_id, code_hash),
  constraint recovery_code_factor_fkey foreign key (account_id, person_id)
    references second_factor (account_id, person_id) on delete cascade
);
