-- False: the key reaches the places of access_place alone, whose holder it is; also when none of them is left.
alter table api_key add column everywhere boolean not null default true;
