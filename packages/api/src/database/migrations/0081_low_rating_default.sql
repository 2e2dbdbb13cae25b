-- The highest rating that is a low one at locations that have no threshold of their own. 0: none is.
alter table notification_setting
  add column low_rating_threshold smallint not null default 5,
  add constraint notification_setting_threshold_is_on_the_scale
    check (low_rating_threshold between 0 and 10);

-- From now on, null is "as in the account", and 0 is never.
alter table location drop constraint location_alert_threshold_is_on_the_scale;
alter table location add constraint location_alert_threshold_is_on_the_scale
  check (alert_threshold between 0 and 10);

-- Accounts that had switched these letters off were promised none: their locations go on without.
update location set alert_threshold = 0
where alert_threshold is null and exists (
  select from notification_setting as setting
  where setting.account_id = location.account_id and not setting.low_rating_letters);
