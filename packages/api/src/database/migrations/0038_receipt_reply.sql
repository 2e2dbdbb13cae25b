-- What a visitor holds of their answer, what its owner replies, and that it was erased.
alter table feedback
  add column reply text not null default '',
  add column replied_at timestamptz,
  -- SHA-256 of the receipt. Null: from before there were receipts that open anything.
  add column receipt_hash bytea,
  -- The visitor took their words back. The empty row stays for a while, so that a late copy of the
  -- same answer is known and not taken in again.
  add column erased_at timestamptz,
  add constraint feedback_reply_fits check (length(reply) <= 2000),
  add constraint feedback_reply_has_its_moment check ((reply = '') = (replied_at is null)),
  add constraint feedback_receipt_hash_is_whole check (length(receipt_hash) = 32),
  add constraint feedback_erased_is_empty check (
    erased_at is null
    or (rating is null and comment = '' and name = '' and email = '' and language = ''
        and reply = '' and note = '' and scan_token is null
        and deleted_at is not null and deletion_id is null));

-- Whoever inserts answers says "on conflict do nothing" without naming a constraint: two copies of
-- one answer that arrive together collide here as well.
create unique index feedback_of_receipt on feedback (receipt_hash) where receipt_hash is not null;

-- Since when a code is paused: what was answered before, on a phone without a network, still counts.
alter table code add column paused_at timestamptz;
update code set paused_at = updated_at where state = 'paused';
