-- The colleague whose turn it is with an answer. Null: nobody's. Whoever leaves the account, or its place, has none.
alter table feedback add column assignee_id uuid;
create index feedback_assigned on feedback (account_id, assignee_id, received_at desc, id desc)
  where assignee_id is not null;

-- The time within which answers with such ratings are to be replied to or resolved. Ranges do not overlap.
create table due_time (
  account_id  uuid      not null references account (id) on delete cascade,
  rating_min  smallint  not null,
  rating_max  smallint  not null,
  hours       integer   not null,
  constraint due_time_pkey primary key (account_id, rating_min),
  constraint due_time_ratings_fit check (rating_min between 1 and rating_max and rating_max <= 10),
  constraint due_time_hours_fit check (hours between 1 and 720)
);
