-- Logins of people at the OpenID Connect provider that the operator has set: each logs its person in.
create table oidc_identity (
  account_id  uuid         not null,
  person_id   uuid         not null,
  -- The two by which a provider promises to know somebody for good; an address may go to somebody else.
  issuer      text         not null,
  subject     text         not null,
  -- As the provider named it when it was linked, for its person to know it by. Null: it named none.
  email       text,
  created_at  timestamptz  not null,
  used_at     timestamptz,
  constraint oidc_identity_pkey primary key (account_id, person_id, issuer),
  constraint oidc_identity_subject_key unique (issuer, subject),
  constraint oidc_identity_person_fkey
    foreign key (account_id, person_id) references person (account_id, id) on delete cascade
);

-- A browser on its way to the provider, or back from it with a step to take. Each is used once, within minutes.
create table oidc_request (
  -- Of secrets that only that browser has.
  request_hash  text         not null,
  -- Who links a login. Null: for a login.
  person_id     uuid,
  -- What the provider said, once it did. Null: on the way there.
  claims        jsonb,
  expires_at    timestamptz  not null,
  constraint oidc_request_pkey primary key (request_hash)
);
create index oidc_request_expires_idx on oidc_request (expires_at);
