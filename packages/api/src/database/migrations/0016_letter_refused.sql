-- Whether a letter was given up because its address does not exist, and not because of the mail server.
alter table letter add column is_refused boolean not null default false;
