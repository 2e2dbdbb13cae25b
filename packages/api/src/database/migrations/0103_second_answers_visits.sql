-- The owner's choice for a second answer of a scan: it is set aside, or it replaces the first.
alter table code add column replaces_answers boolean not null default false;

-- The answer that was replaced last in a claim of a scan.
alter table scan_key add column replaced_id uuid;

alter table feedback drop constraint feedback_spam_reason_is_known;
alter table feedback add constraint feedback_spam_reason_is_known
  check (spam_reason in ('hidden_field', 'too_fast', 'same_scan', 'replaced', 'device_burst',
    'network_burst', 'moment_burst')) not valid;
