-- How a code looked when its form or frame was deleted: what looks otherwise by now was not proven to
-- scan, and does not open by itself. Codes that wait to be linked again are taken as they look now.
alter table deletion_link add column style jsonb;
update deletion_link set style = code.style from code
where code.account_id = deletion_link.account_id and code.id = deletion_link.code_id;
