-- A comment is judged by a worker beside the request. Until then its mood and the source of it are null.
alter table feedback
  alter column sentiment drop not null,
  alter column sentiment_source drop not null;

-- Answers whose comment is still to be judged. Written with the answer, so that a crash forgets none.
-- Nearly every comment is judged before it is written, so that this table is nearly always empty.
create table feedback_unjudged (
  account_id   uuid not null,
  feedback_id  uuid not null,
  constraint feedback_unjudged_pkey primary key (account_id, feedback_id),
  constraint feedback_unjudged_feedback_fkey
    foreign key (account_id, feedback_id) references feedback (account_id, id) on delete cascade
);
