import { proveOnPage } from './proof/proveOnPage';
import { watchQueue } from './queue/watchQueue';

// Pages without a form send stored answers too; the next form reports the results.
watchQueue(proveOnPage, () => undefined).sendAll();
