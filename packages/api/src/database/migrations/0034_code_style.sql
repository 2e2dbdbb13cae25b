-- How a code looks wherever it is printed. Null: as its frame says.
alter table code add column style jsonb;
alter table code add constraint code_style_is_an_object check (jsonb_typeof(style) = 'object');
