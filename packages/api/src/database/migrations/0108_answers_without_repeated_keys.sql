-- The statement that keeps an answer has read and locked its code, and writes these rows itself. A key that
-- checks each of them once more cost a third of the database's time for an answer: one to a partitioned table
-- is planned anew for every row. Rows of answers that are gone are removed by the hour.
alter table feedback_arrival drop constraint feedback_arrival_feedback_fkey;
alter table feedback_unjudged drop constraint feedback_unjudged_feedback_fkey;
-- The key to its code has the account in it. With an account, its forms go before its answers: the keys to these
-- are checked in the end.
alter table feedback drop constraint feedback_account_id_fkey;
alter table feedback alter constraint feedback_form_version_fkey deferrable initially deferred;
alter table scan drop constraint scan_account_id_fkey;
alter table scan alter constraint scan_form_fkey deferrable initially deferred;
