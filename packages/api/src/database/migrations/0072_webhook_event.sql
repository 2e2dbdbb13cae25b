-- The host of the webhook that an event is about, so that what ended with a password can be named.
alter table security_event add column webhook text;
