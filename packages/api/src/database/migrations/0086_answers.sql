-- Answers to types of fields without a column of their own, by the id of the field:
-- {"phone": {"type": "phone", "value": "+48 600 700 800"}}. Each says its type, so that it can be told, and what is
-- personal emptied, without the form that asked.
alter table feedback
  add column answers jsonb not null default '{}',
  -- What of them is searched, as search_text is folded. A column that is generated would write every row anew.
  add column answers_text text not null default '',
  add constraint feedback_answers_are_an_object check (jsonb_typeof(answers) = 'object') not valid,
  add constraint feedback_forgotten_answers_are_not_found
    check (forgotten_at is null or answers_text = '') not valid;

create index feedback_answers_words on feedback using gin (answers_text gin_trgm_ops)
  where deleted_at is null and not is_spam and answers_text <> '';
