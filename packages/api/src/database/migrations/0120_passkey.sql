-- Passkeys of people (WebAuthn): each logs its person in without a password.
create table passkey (
  account_id     uuid         not null,
  id             uuid         not null,
  person_id      uuid         not null,
  -- As browsers name it, in base64url.
  credential_id  text         not null,
  -- COSE, in base64url. It only verifies, so it is no secret.
  public_key     text         not null,
  -- How often the authenticator signed. Zero for good: it does not count.
  counter        bigint       not null,
  transports     jsonb        not null,
  name           text         not null,
  created_at     timestamptz  not null,
  used_at        timestamptz,
  constraint passkey_pkey primary key (account_id, id),
  constraint passkey_credential_id_key unique (credential_id),
  constraint passkey_person_fkey
    foreign key (account_id, person_id) references person (account_id, id) on delete cascade
);
create index passkey_person_idx on passkey (account_id, person_id);

-- What a browser has to sign, once, within minutes. A login does not know its person yet.
create table passkey_challenge (
  challenge_hash  text         not null,
  -- Null: for a login.
  person_id       uuid,
  expires_at      timestamptz  not null,
  constraint passkey_challenge_pkey primary key (challenge_hash)
);
create index passkey_challenge_expires_idx on passkey_challenge (expires_at);
