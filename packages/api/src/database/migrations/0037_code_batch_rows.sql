-- What the rows of a batch said, as a hash: other rows under the same id are not the same batch.
-- Null: added before this was known, and taken for the same.
alter table code add column batch_hash text;
