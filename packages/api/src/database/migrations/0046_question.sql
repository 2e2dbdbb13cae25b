-- What people asked from the Help Center. The letter that carries it is made from here.
create table question (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  person_id uuid not null,
  topic text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);
