-- Text is folded for each answer that comes in. translate() looks every letter up in the whole of its
-- map, one after the other, which cost more than the row itself: Cyrillic and Greek are looked up only
-- where there is a letter that could be, or come apart into, one of theirs. What it answers is the
-- same for every text, so nothing that is stored has to change. Not strict: PostgreSQL writes the
-- body in place of the call then, and nothing comes of null all the same.
create or replace function fold_text(text) returns text
  language sql immutable parallel safe
  as $$
    select lower(case
      when $1 ~ '[\u0370-\u1FFF\u2070-\U0010FFFF]' then translate(
        translate(regexp_replace(normalize($1, NFKD), '[\u0300-\u036F]', '', 'g'),
          'ŁłØøĐđÐðıÆæŒœÞþ', 'llooddddiææœœþþ'),
        'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЃЄЅІЈЉЊЋЏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩҐґς',
        'абвгдежзийклмнопрстуфхцчшщъыьэюяђѓєѕіјљњћџαβγδεζηθικλμνξοπρστυφχψωггσ')
      else translate(regexp_replace(normalize($1, NFKD), '[\u0300-\u036F]', '', 'g'),
        'ŁłØøĐđÐðıÆæŒœÞþ', 'llooddddiææœœþþ')
    end)
  $$;
