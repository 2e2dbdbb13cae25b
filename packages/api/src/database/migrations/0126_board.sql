-- The public page of a location with what its owner changed, in the owner's words alone. The address stays when it is
-- switched off and on again. A page of a deleted location is not found; it goes when the location does.
create table board (
  account_id   uuid         not null,
  location_id  uuid         not null,
  slug         text         not null,
  is_on        boolean      not null,
  is_linked    boolean      not null,
  is_indexed   boolean      not null,
  shows_code   boolean      not null,
  -- [{"day": "2026-11-21", "is_shown": true, "words": [{"language": "en-US", "said": "…", "did": "…"}]}]
  entries      jsonb        not null,
  updated_at   timestamptz  not null,
  constraint board_pkey primary key (account_id, location_id),
  constraint board_slug_key unique (slug),
  constraint board_location_fkey
    foreign key (account_id, location_id) references location (account_id, id) on delete cascade
);
