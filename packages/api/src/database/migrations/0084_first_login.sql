-- A browser that registered may log in once without the password, after the account was activated.
alter table one_time_token drop constraint one_time_token_purpose_check;
alter table one_time_token add constraint one_time_token_purpose_check
  check (purpose in ('activation', 'first_login', 'reset', 'download', 'feedback_download'));
