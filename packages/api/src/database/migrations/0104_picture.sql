-- A picture from a visitor, made anew and within a megabyte. It comes before its answer: until that one is kept, it
-- belongs to none, and is deleted after a day. Only its account reads it, and it goes with its answer.
create table picture (
  account_id   uuid         not null references account (id) on delete cascade,
  -- Made of the code, the answer and the bytes that came: the same picture for the same answer is one.
  id           uuid         not null,
  code_id      uuid         not null,
  client_id    uuid         not null,
  feedback_id  uuid,
  bytes        bytea        not null,
  width        smallint     not null,
  height       smallint     not null,
  created_at   timestamptz  not null,
  constraint picture_pkey primary key (account_id, id),
  constraint picture_feedback_fkey
    foreign key (account_id, feedback_id) references feedback (account_id, id) on delete cascade,
  constraint picture_fits check (length(bytes) <= 1048576)
);
create index picture_of_feedback on picture (account_id, feedback_id);
create index picture_without_answer on picture (created_at) where feedback_id is null;
