-- A change of the address that a person logs in with: asked for, confirmed by a letter to the new address, and for a
-- while taken back by a letter to the one before.
create table email_change (
  account_id        uuid         not null,
  id                uuid         not null,
  person_id         uuid         not null,
  -- The session that asked: it stays when the others end.
  session_id        uuid         not null,
  old_email         text         not null,
  new_email         text         not null,
  -- A new password ends a change that is not confirmed yet.
  password_version  integer      not null,
  created_at        timestamptz  not null,
  expires_at        timestamptz  not null,
  -- The SHA-256 of the token in the letter to the new address. Null: it is not written yet.
  confirm_hash      text,
  changed_at        timestamptz,
  -- The SHA-256 of the token in the letter to the old address.
  undo_hash         text,
  -- Until then the old address is kept for its person.
  undo_until        timestamptz,
  constraint email_change_pkey primary key (account_id, id),
  constraint email_change_confirm_hash_key unique (confirm_hash),
  constraint email_change_undo_hash_key unique (undo_hash),
  constraint email_change_person_fkey
    foreign key (account_id, person_id) references person (account_id, id) on delete cascade
);
create index email_change_person_idx on email_change (account_id, person_id);
create index email_change_old_email_idx on email_change (old_email);
