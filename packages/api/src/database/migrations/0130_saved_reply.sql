-- Words that colleagues reply with again and again.
create table saved_reply (
  account_id  uuid         not null references account (id) on delete cascade,
  id          uuid         not null,
  title       text         not null,
  -- [{"language": "en-US", "text": "…"}], one at least, each language once.
  words       jsonb        not null,
  created_at  timestamptz  not null,
  updated_at  timestamptz  not null,
  constraint saved_reply_pkey primary key (account_id, id),
  constraint saved_reply_title_fits check (length(title) between 1 and 100)
);
