-- A login that moves to another account takes with it what names it: by the keys, so that a distributed database, where
-- each table is changed by a statement of its own, does it as well.
alter table membership drop constraint membership_person_fkey,
  add constraint membership_person_fkey foreign key (person_account_id, person_id)
    references person (account_id, id) on update cascade on delete cascade;
alter table session drop constraint session_account_id_person_id_fkey,
  add constraint session_account_id_person_id_fkey foreign key (account_id, person_id)
    references person (account_id, id) on update cascade on delete cascade;
alter table refresh_token drop constraint refresh_token_account_id_session_id_fkey,
  add constraint refresh_token_account_id_session_id_fkey foreign key (account_id, session_id)
    references session (account_id, id) on update cascade on delete cascade;
alter table one_time_token drop constraint one_time_token_account_id_person_id_fkey,
  add constraint one_time_token_account_id_person_id_fkey foreign key (account_id, person_id)
    references person (account_id, id) on update cascade on delete cascade;
alter table second_factor drop constraint second_factor_person_fkey,
  add constraint second_factor_person_fkey foreign key (account_id, person_id)
    references person (account_id, id) on update cascade on delete cascade;
alter table recovery_code drop constraint recovery_code_factor_fkey,
  add constraint recovery_code_factor_fkey foreign key (account_id, person_id)
    references second_factor (account_id, person_id) on update cascade on delete cascade;
alter table passkey drop constraint passkey_person_fkey,
  add constraint passkey_person_fkey foreign key (account_id, person_id)
    references person (account_id, id) on update cascade on delete cascade;
alter table oidc_identity drop constraint oidc_identity_person_fkey,
  add constraint oidc_identity_person_fkey foreign key (account_id, person_id)
    references person (account_id, id) on update cascade on delete cascade;
alter table email_change drop constraint email_change_person_fkey,
  add constraint email_change_person_fkey foreign key (account_id, person_id)
    references person (account_id, id) on update cascade on delete cascade;
