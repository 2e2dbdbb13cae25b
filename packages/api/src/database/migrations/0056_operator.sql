-- Whoever runs the product may bar a person, which no link from a letter undoes.
alter table person add column deactivated_at timestamptz;

-- What was done to the product by those who run it. Of no account, so that it outlives accounts.
create table operator_event (
  id          uuid primary key,
  created_at  timestamptz not null,
  -- The user of the machine.
  operator    text        not null,
  -- Such as "users deactivate".
  command     text        not null,
  account_id  uuid,
  -- What it was done to and what came of it: ids, names and counts, never an address.
  details     jsonb       not null
);

create index operator_event_created_idx on operator_event (created_at);
