-- An answer whose visitor let it be shown publicly: `agreed` still, `hidden` by its owner, or `withdrawn` by its visitor.
-- What they agreed to, and in which language, is in `answers`. Null: never.
alter table feedback add column publication text;
alter table feedback add constraint feedback_publication_is_known
  check (publication in ('agreed', 'hidden', 'withdrawn'));

-- The public page of a place reads its newest by code, and counts the hidden ones.
create index feedback_public on feedback (account_id, code_id, received_at desc)
  where publication in ('agreed', 'hidden') and deleted_at is null and not is_spam;
