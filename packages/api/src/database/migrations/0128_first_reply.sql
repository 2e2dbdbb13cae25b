-- When an answer was first replied to, and by which colleague (a membership, which may be gone). Later changes of the
-- reply move `replied_at` alone. Replies of before count from their last change, and nobody knows whose they are.
alter table feedback
  add column first_replied_at timestamptz,
  add column first_replied_by uuid;

update feedback set first_replied_at = replied_at where replied_at is not null;

-- Few answers are replied to by hand: figures of them are read from here.
create index feedback_replied on feedback (account_id, received_at) where first_replied_at is not null;
