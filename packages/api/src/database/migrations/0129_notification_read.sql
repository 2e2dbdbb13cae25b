-- The notifications that a member has read. `notification.read_at` is when the first of them did: what happens again
-- begins a new one from then on. What is older than a membership is no news to its member.
create table notification_read (
  account_id       uuid         not null,
  notification_id  uuid         not null,
  membership_id    uuid         not null,
  read_at          timestamptz  not null,
  constraint notification_read_pkey primary key (account_id, notification_id, membership_id),
  constraint notification_read_notification_fkey foreign key (account_id, notification_id)
    references notification (account_id, id) on delete cascade,
  constraint notification_read_membership_fkey foreign key (account_id, membership_id)
    references membership (account_id, id) on delete cascade
);
create index notification_read_of_member on notification_read (account_id, membership_id);

-- So far one read for all.
insert into notification_read (account_id, notification_id, membership_id, read_at)
select notification.account_id, notification.id, membership.id, notification.read_at
from notification join membership on membership.account_id = notification.account_id
where notification.read_at is not null;

-- A notification may be for one member: an answer was assigned to them, or a note mentions them.
alter table notification
  -- Null: it is for everybody.
  add column membership_id  uuid,
  -- The member who caused it, and may be gone. Null: nobody did, or a program.
  add column actor_id       uuid,
  add constraint notification_membership_fkey foreign key (account_id, membership_id)
    references membership (account_id, id) on delete cascade not valid,
  drop constraint notification_kind_is_known,
  drop constraint notification_is_about_something;
alter table notification
  add constraint notification_kind_is_known check (kind in ('new_feedback', 'low_rating',
    'code_published', 'letter_failed', 'alarm', 'assigned', 'mentioned')) not valid,
  add constraint notification_is_about_something check (
    (code_id is null) = (kind in ('letter_failed', 'alarm')) and (alarm_id is null) = (kind <> 'alarm')
    and (membership_id is null) = (kind not in ('assigned', 'mentioned'))) not valid;
create index notification_of_member on notification (account_id, membership_id)
  where membership_id is not null;

-- A device is told of an answer when it arrives, and when it is assigned to its person or a note mentions them.
alter table push_answer
  add column kind text not null default 'arrived',
  add constraint push_answer_kind_is_known check (kind in ('arrived', 'assigned', 'mentioned')) not valid,
  drop constraint push_answer_pkey;
alter table push_answer
  add constraint push_answer_pkey primary key (account_id, device_id, feedback_id, kind);
