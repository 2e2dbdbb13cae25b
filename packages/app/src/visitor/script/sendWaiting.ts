import { proveOnPage, watchQueue } from './sendAnswer';

// Pages without a form send stored answers too; the next form reports the results.
watchQueue(proveOnPage, () => undefined).sendAll();
