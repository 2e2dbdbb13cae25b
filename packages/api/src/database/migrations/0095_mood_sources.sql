-- The words of a comment may say good and bad at once (mixed: neutral), or be of a language that is not read
-- (foreign: the mood of the rating). Both are told on the screen as where the mood comes from.
alter table feedback
  drop constraint feedback_sentiment_source_is_known,
  add constraint feedback_sentiment_source_is_known
    check (sentiment_source in ('rating', 'comment', 'mixed', 'foreign', 'owner')) not valid;
