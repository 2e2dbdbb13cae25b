-- The owner's choice for a second answer of a scan: it is set aside, or it replaces the first.
alter table code add column replaces_answers boolean not null default false;

-- The answer that was replaced last in a claim of a scan.
alter table scan_key add column replaced_id uuid;

alter table feedback drop constraint feedback_spam_reason_is_known;
alter table feedback add constraint feedback_spam_reason_is_known
  check (spam_reason in ('hidden_field', 'too_fast', 'same_scan', 'replaced', 'device_burst',
    'network_burst', 'moment_burst')) not valid;

-- The key by which a till or the product signs visit codes of a code. Null: there is none, and none is valid.
alter table code add column visit_key text, add column visit_key_at timestamptz;

-- Visit codes that proved an answer: each does once. They go once they would not be valid any more.
create table used_visit (
  account_id   uuid        not null references account (id) on delete cascade,
  code_id      uuid        not null,
  nonce        text        not null,
  feedback_id  uuid        not null,
  expires_at   timestamptz not null,
  constraint used_visit_pkey primary key (account_id, code_id, nonce)
);
create index used_visit_by_end on used_visit (expires_at);

-- True: it came with a visit code that was valid and not used before.
alter table feedback add column is_proven boolean not null default false;
create index feedback_proven on feedback (account_id, received_at desc, id desc)
  where is_proven and deleted_at is null;
