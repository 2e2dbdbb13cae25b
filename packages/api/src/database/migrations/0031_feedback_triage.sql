-- Feedback is worked through: how far its owner has come with it, and what they noted down.
-- It is found by its words, also among millions.
create extension if not exists pg_trgm;

-- Text as people search for it: without case and accents, so that "kawa" finds "Kawą". Case is
-- spelled out, since how far lower() goes depends on how the database was made.
create function fold_text(text) returns text
  language sql immutable strict parallel safe
  as $$
    select lower(translate(
      regexp_replace(normalize($1, NFKD), '[\u0300-\u036F]', '', 'g'),
      'ŁłØøĐđÐðıÆæŒœÞþАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЃЄЅІЈЉЊЋЏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩҐґς',
      'llooddddiææœœþþабвгдежзийклмнопрстуфхцчшщъыьэюяђѓєѕіјљњћџαβγδεζηθικλμνξοπρστυφχψωггσ'))
  $$;

-- The pattern of LIKE for text that contains the words, folded; their own signs mean themselves.
create function search_pattern(text) returns text
  language sql immutable strict parallel safe
  as $$ select '%' || regexp_replace(fold_text($1), '([\\%_])', '\\\1', 'g') || '%' $$;

alter table feedback
  add column status text not null default 'new',
  add column note text not null default '',
  add column search_text text
    generated always as (fold_text(comment || chr(10) || name || chr(10) || email)) stored,
  add constraint feedback_status_is_known
    check (status in ('new', 'in_progress', 'resolved', 'dismissed')),
  add constraint feedback_note_fits check (length(note) <= 2000);

-- The list, newest first. It carries what the list is narrowed by, so that counting, and finding
-- what is rare, reads this index alone.
drop index feedback_newest;
create index feedback_newest on feedback (account_id, received_at desc, id desc)
  include (code_id, form_id, status, sentiment, rating)
  where deleted_at is null and not is_spam;
create index feedback_by_status on feedback (account_id, status, received_at desc, id desc)
  where deleted_at is null and not is_spam;
create index feedback_of_form on feedback (account_id, form_id, received_at desc, id desc)
  where deleted_at is null and not is_spam;
-- The list by rating, once for each direction: answers without one come last in both.
create index feedback_lowest on feedback (account_id, coalesce(rating, 11), id)
  where deleted_at is null and not is_spam;
create index feedback_highest on feedback (account_id, coalesce(rating, 0) desc, id desc)
  where deleted_at is null and not is_spam;
create index feedback_words on feedback using gin (search_text gin_trgm_ops)
  where deleted_at is null and not is_spam;

-- A link to a file of feedback opens that file alone, never the whole account.
alter table one_time_token drop constraint one_time_token_purpose_check;
alter table one_time_token add constraint one_time_token_purpose_check
  check (purpose in ('activation', 'reset', 'download', 'feedback_download'));
