-- Addresses that an account wants alerts to be sent to. Only those that their owners confirmed are written to.
create table alert_address (
  account_id    uuid        not null references account (id) on delete cascade,
  -- In lower case.
  address       text        not null,
  -- By which a link in a letter names it.
  address_hash  text        not null,
  -- When the question was last sent there, and how often it was.
  asked_at      timestamptz,
  asked         integer     not null default 0,
  confirmed_at  timestamptz,
  created_at    timestamptz not null,
  constraint alert_address_pkey primary key (account_id, address)
);
-- How often an address was asked lately, by all accounts together.
create index alert_address_hash_idx on alert_address (address_hash);

-- SHA-256 of addresses whose owners want no alerts from anybody.
create table refused_address (
  address_hash  text        not null,
  refused_at    timestamptz not null,
  constraint refused_address_pkey primary key (address_hash)
);
