-- When an answer was resolved. Null while it is not, and for what was resolved before this was noted.
alter table feedback add column resolved_at timestamptz;

-- What was resolved in a month, and the low ratings of a month that nobody has dealt with yet. No
-- answer is resolved when it comes in, so that the first costs nothing then.
create index feedback_resolved on feedback (account_id, resolved_at)
  where resolved_at is not null and deleted_at is null and not is_spam;
create index feedback_low_open on feedback (account_id, occurred_at) include (code_id)
  where rating <= 6 and status in ('new', 'in_progress') and deleted_at is null and not is_spam;

-- The monthly report: whether it goes out, when the next one does, and of which month the last one was.
alter table notification_setting
  add column monthly_report boolean not null default false,
  add column report_due_at  timestamptz,
  add column report_month   text,
  add constraint notification_setting_report_is_due
    check (monthly_report = (report_due_at is not null)),
  add constraint notification_setting_report_month_is_one
    check (report_month ~ '^[0-9]{4}-[0-9]{2}$');

create index notification_setting_report_due on notification_setting (report_due_at)
  where report_due_at is not null;
