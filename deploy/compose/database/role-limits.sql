-- Run by the image of PostgreSQL when it makes its database. The pooler does not hand on the limits of the shop's
-- connections (DATABASE_LOCK_SECONDS and the like), so they stand with the role.
alter role medina set statement_timeout = '15s';
alter role medina set lock_timeout = '3s';
alter role medina set idle_in_transaction_session_timeout = '15s';
