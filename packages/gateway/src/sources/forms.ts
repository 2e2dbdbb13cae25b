import { createCollection } from './collection.ts';
import type { Http } from './http.ts';
import type { FormResource } from './resources.ts';

/** Everything the gateway asks of /form/. */
export const createFormsSource = (http: Http) => createCollection<FormResource>(http, '/form/');
