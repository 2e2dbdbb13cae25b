-- The average rating that a location is to reach. Null: none is set.
alter table location
  add column rating_target double precision,
  add constraint location_rating_target_fits check (rating_target between 1 and 10) not valid;
