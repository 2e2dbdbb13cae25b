-- Changes of an account's owner to the topics of comments: names, own topics, merged and hidden ones. They apply
-- when comments are read, so to earlier ones, too.
create table topic_choice (
  account_id  uuid     not null references account (id) on delete cascade,
  -- One of ours, such as `service`, or `own-1`.
  topic       text     not null,
  name        text     not null default '',
  words       text     not null default '',
  hidden      boolean  not null default false,
  -- The topic that it counts as. Null: itself.
  target      text,
  constraint topic_choice_pkey primary key (account_id, topic),
  constraint topic_choice_fits
    check (length(topic) <= 20 and length(name) <= 40 and length(words) <= 500 and length(target) <= 20)
);
