-- What visitors read of a company in place of its name. Null: its name.
alter table company
  add column visitor_name text,
  add constraint company_visitor_name_has_words check (length(visitor_name) between 1 and 120);

-- What visitors read of a place, after its company. Null: nothing. The name is the owner's own, and is
-- never shown to visitors, so that places of before begin without.
alter table location
  add column visitor_name text,
  add constraint location_visitor_name_has_words check (length(visitor_name) between 1 and 120);

-- What the visitor read of company and place. Null, as for answers of before: the name of the company alone.
alter table feedback
  add column visitor_company text,
  add column visitor_place   text;
