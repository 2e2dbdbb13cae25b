import { proveOnPage } from './proof/proveOnPage';
import { watchQueue } from './queue/watchQueue';

// On pages without a form: what waits on this device is sent from them, too, and told by the next form.
watchQueue(proveOnPage, () => undefined).sendAll();
