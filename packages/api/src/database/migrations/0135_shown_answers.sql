-- True: the answers of a location whose visitors allowed it are shown publicly, with a badge.
alter table board add column shows_answers boolean not null default false;
