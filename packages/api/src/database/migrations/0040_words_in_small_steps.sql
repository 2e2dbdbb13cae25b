-- Words of new answers wait in a list until there are 4 MB of them; then one visitor waited seconds
-- for all of them to be put in their places. In small steps it costs no more, nobody notices, and
-- searching has less of a list to read.
alter index feedback_words set (gin_pending_list_limit = 256);
