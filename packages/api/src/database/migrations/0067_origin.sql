-- What asked for a message: its request and its step of a trace, so that a delivery is found from both.
-- Null where none did, as for answers, which are told of in a round for many.
alter table webhook_delivery
  add column request_id   text,
  add column traceparent  text;

-- The key that was made or revoked, or with which something was done: its name and how it begins. It
-- is kept as it was, since keys that are revoked are gone.
alter table security_event add column api_key jsonb;
