-- What was said lately, of an account, at a code, in a form: the themes are read from the newest thousand
-- comments. Answers without a comment, by far the most, cost nothing here.
create index feedback_comments on feedback (account_id, occurred_at desc, id desc)
  include (code_id, form_id, sentiment)
  where comment <> '' and deleted_at is null and not is_spam;
create index feedback_comments_of_code on feedback (account_id, code_id, occurred_at desc, id desc)
  include (form_id, sentiment)
  where comment <> '' and deleted_at is null and not is_spam;
create index feedback_comments_of_form on feedback (account_id, form_id, occurred_at desc, id desc)
  include (code_id, sentiment)
  where comment <> '' and deleted_at is null and not is_spam;
