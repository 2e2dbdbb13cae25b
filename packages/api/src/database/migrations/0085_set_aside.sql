-- Why an answer was taken for a program's. Null: it was not, or it came before reasons were noted. It stays when the
-- owner says that the answer is real, so that they can take that back.
alter table feedback
  add column spam_reason text,
  add constraint feedback_spam_reason_is_known
    check (spam_reason in ('hidden_field', 'too_fast')) not valid;

create index feedback_set_aside on feedback (account_id, received_at desc, id desc)
  where is_spam and deleted_at is null;
